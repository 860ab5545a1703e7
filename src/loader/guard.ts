/** The first script of every page, bundled by plugins/docusaurus-internals/page-template.ts, with the policy in trusted-types.ts. */

/**
 * A path that starts with two slashes would become another host if a script used it as a URL. A trailing `index.html` is
 * dropped before the router reads it.
 */
export function guardedPath(path: string, baseUrl: string): string {
  const folder = path.replace(/^\/{2,}/, '/').replace(/\/index\.html$/, '/');
  return folder === baseUrl || path.endsWith('/') ? folder : folder.replace(/\/$/, '');
}

export function guardAddress(baseUrl: string): void {
  const {pathname, search, hash} = location;
  const path = guardedPath(pathname, baseUrl);
  if (path !== pathname) history.replaceState(history.state, '', path + search + hash);
}
