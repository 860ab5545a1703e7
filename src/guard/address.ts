/**
 * The generator's own script copies `docusaurus-data-*` from the address onto the document, and any
 * `docusaurus-theme`. Anybody can write a link, so a link could hide the announcement or pretend that the
 * application runs. Nothing here needs them but the choice of a color mode.
 */
const COLOR_MODES = ['light', 'dark'];

const isUnwanted = ([name, value]: [string, string]) =>
  name.startsWith('docusaurus-data-') || (name === 'docusaurus-theme' && !COLOR_MODES.includes(value));

/** The query without what a link must not set. */
export function guardedQuery(query: string): string {
  const all = [...new URLSearchParams(query)];
  const wanted = all.filter((parameter) => !isUnwanted(parameter));
  // What is fine stays exactly as it was written.
  if (wanted.length === all.length) return query;
  return wanted.length > 0 ? `?${new URLSearchParams(wanted)}` : '';
}

/** Two slashes at the start would name another host as soon as a script passes the path on. */
export const guardedPath = (path: string) => path.replace(/^\/{2,}/, '/');

export function guardAddress(): void {
  const {pathname, search, hash} = location;
  const [path, query] = [guardedPath(pathname), guardedQuery(search)];
  if (path !== pathname || query !== search) history.replaceState(history.state, '', path + query + hash);
}
