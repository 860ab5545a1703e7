/**
 * The first script of every page, bundled by config/inline-scripts.ts: it runs before the generator's inline scripts.
 * These copy `docusaurus-data-*` and `docusaurus-theme` from the URL to the document. Anyone
 * can write a link, so a link could hide the announcement or mark the page as hydrated. The site only needs the color
 * mode.
 */
const COLOR_MODES = ['light', 'dark'];

const isUnwanted = ([name, value]: [string, string]) =>
  name.startsWith('docusaurus-data-') || (name === 'docusaurus-theme' && !COLOR_MODES.includes(value));

/** The query string without the parameters that a link must not set. */
export function guardedQuery(query: string): string {
  const all = [...new URLSearchParams(query)];
  const wanted = all.filter((parameter) => !isUnwanted(parameter));
  // A safe query string stays exactly as written.
  if (wanted.length === all.length) return query;
  return wanted.length > 0 ? `?${new URLSearchParams(wanted)}` : '';
}

/** A path that starts with two slashes would become another host if a script used it as a URL. */
export const guardedPath = (path: string) => path.replace(/^\/{2,}/, '/');

export function guardAddress(): void {
  const {pathname, search, hash} = location;
  const [path, query] = [guardedPath(pathname), guardedQuery(search)];
  if (path !== pathname || query !== search) history.replaceState(history.state, '', path + query + hash);
}

/** The generator's inline script takes any stored text for a color mode. */
export function guardColorMode(): void {
  try {
    if (!COLOR_MODES.includes(localStorage.getItem('theme') ?? 'light')) localStorage.removeItem('theme');
  } catch {
    // Without storage, there's no choice to read.
  }
}
