/** Every page is published: the front matter knows neither drafts nor unlisted pages. */
export default function ContentVisibility(): null {
  return null;
}
