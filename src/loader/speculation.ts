/**
 * Asks the browser for the page behind a link before the click. The rules (config/headers.ts) match the marked link;
 * some browsers have no such rules.
 */
export const canPrerender: boolean = HTMLScriptElement.supports?.('speculationrules') ?? false;

let marked: HTMLAnchorElement | undefined;

/** One page at a time: the browser drops the last one. A query may cost the server something, so it waits for the click. */
export function speculate(how: 'prefetch' | 'prerender', link: HTMLAnchorElement): void {
  if (link.search || link.href === marked?.href) return;
  delete marked?.dataset.speculate;
  marked = link;
  link.dataset.speculate = how;
}
