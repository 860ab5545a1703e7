/** The sidebar cannot be hidden. */
export default function CollapseButton(): null {
  return null;
}
