/** Pages have no tags: the front matter does not allow them. */
export default function TagsListInline(): null {
  return null;
}
