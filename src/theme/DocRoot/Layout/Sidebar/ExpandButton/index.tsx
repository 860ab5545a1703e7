/** The sidebar cannot be hidden. */
export default function ExpandButton(): null {
  return null;
}
