/**
 * Calls back when what is stored may have changed without this page: in another tab, while the browser kept the page for
 * the way back, or while it was prerendered.
 */
export function onReturn(callback: (event: Event) => void): void {
  for (const type of ['storage', 'pageshow', 'prerenderingchange']) addEventListener(type, callback, true);
}
