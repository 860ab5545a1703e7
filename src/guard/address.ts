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

export function guardAddress(): void {
  const {pathname, search, hash} = location;
  const guarded = guardedQuery(search);
  // Two slashes at the start would name another host.
  if (guarded !== search) history.replaceState(history.state, '', pathname.replace(/^\/+/, '/') + guarded + hash);
}
