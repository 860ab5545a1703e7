/** Adapts the article of a page to a larger document: unique ids, internal links, no controls. */
import {getAttribute, hasClass, removeAttribute, setAttribute, type Element} from '../../plugins/built-pages/tree';

/** Attributes that define or reference ids on the same page. */
const ID_REFERENCES = ['id', 'for', 'headers', 'aria-labelledby', 'aria-describedby'];
/** Elements that do nothing on paper. */
const REMOVED = new Set(['form', 'select', 'output', 'script', 'template']);
const LOWEST_HEADING = 6;

/** `/docs/cases/overview` and `go-live` → `docs-cases-overview--go-live`. */
export const anchorOf = (path: string, id = ''): string => path.slice(1).replaceAll('/', '-') + (id && `--${id}`);

export type Links = {
  /** Anchors in the document by path, for pages and categories. */
  anchors: ReadonlyMap<string, string>;
  /** URL of the site with its base URL, without a trailing slash. */
  site: string;
};

/** Links to pages in the document stay internal; all others point to the site. */
export function rewriteLink(href: string, path: string, {anchors, site}: Links): string {
  const url = new URL(href.startsWith('#') ? `${site}${path}${href}` : href, `${site}${path}`);
  // Links on pages are root-relative and include the base URL.
  if (url.origin !== new URL(site).origin) return href;
  const target = url.pathname.slice(new URL(`${site}/`).pathname.length - 1) || '/';
  const anchor = anchors.get(target);
  if (!anchor) return url.href;
  return `#${anchor}${url.hash && `--${decodeURIComponent(url.hash.slice(1))}`}`;
}

const has = (element: Element, name: string): boolean => getAttribute(element, name) !== undefined;

/** A glossary term, or code to copy; the other buttons open and close figures. */
const isWord = (button: Element): boolean =>
  has(button, 'data-copies') || (has(button, 'popovertarget') && !has(button, 'data-search'));

function isRemoved(element: Element, isInFigure: boolean): boolean {
  if (REMOVED.has(element.tagName) || hasClass('hash-link')(element)) return true;
  if (element.tagName === 'button') return !isWord(element);
  if (element.tagName === 'a') return getAttribute(element, 'data-search') === 'skip';
  return has(element, 'popover') && !isInFigure;
}

function adapt(element: Element, path: string, depth: number, links: Links): void {
  for (const name of ID_REFERENCES) {
    const ids = getAttribute(element, name);
    if (ids)
      setAttribute(
        element,
        name,
        ids.replace(/\S+/g, (id) => anchorOf(path, id)),
      );
  }
  removeAttribute(element, 'tabindex');
  const [, level] = /^h([1-6])$/.exec(element.tagName) ?? [];
  // Only the ARIA level changes, so that the page's styles still apply.
  if (level) setAttribute(element, 'aria-level', String(Math.min(Number(level) + depth - 1, LOWEST_HEADING)));
  if (element.tagName === 'details') setAttribute(element, 'open', '');
  const href = element.tagName === 'a' && getAttribute(element, 'href');
  if (href) setAttribute(element, 'href', rewriteLink(href, path, links));
}

/** Modifies the tree in place. `depth` is the level of the page's title in the document outline. */
export function adaptArticle(parent: Element, path: string, depth: number, links: Links, isInFigure = false): void {
  parent.childNodes = parent.childNodes.flatMap((node) => {
    if (!('tagName' in node)) return [node];
    const isFigure = isInFigure || node.tagName === 'figure';
    if (isRemoved(node, isFigure)) return [];
    adapt(node, path, depth, links);
    adaptArticle(node, path, depth, links, isFigure);
    return node.tagName === 'button' ? node.childNodes : [node];
  });
}
