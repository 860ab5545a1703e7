/** Lists the files that each page needs on the loader, which the page template adds (plugins/docusaurus-internals/page-template.ts). */
import type {BuiltPage, BuiltSite, PageStep} from '../step';
import {
  createElement,
  elementsOf,
  findElement,
  getAttribute,
  inlineScripts,
  insertAfter,
  remove,
  removeAttribute,
  setAttribute,
  textOf,
  type Document,
} from '../tree';
import {readPageFiles, type PageFiles} from '../../docusaurus-internals/page-files';

const isStyleSheet = (element: Parameters<typeof getAttribute>[0]) => getAttribute(element, 'rel') === 'stylesheet';

/** Without a link, the styles of a single page would load with its scripts, too late for the first paint. */
function linkStyles(document: Document, styles: readonly string[], page: string): void {
  const shared = findElement(document, isStyleSheet);
  if (!shared) throw new Error(`${page}: the page has no style sheet; has the page template changed?`);
  for (const href of [...styles].reverse()) insertAfter(shared, createElement(shared, {rel: 'stylesheet', href}));
}

/** The theme hides its icons with a style attribute, which the CSP blocks; SVG has an attribute for that. */
function hideIcons(document: Document): void {
  for (const element of elementsOf(document)) {
    if (element.tagName === 'svg' && getAttribute(element, 'style')?.replace(/[\s;]/g, '') === 'display:none') {
      removeAttribute(element, 'style');
      setAttribute(element, 'display', 'none');
    }
  }
}

/**
 * The theme's inline script copies whatever is in the URL or the storage to the document. The loader shows the reader's
 * choices instead (src/elements).
 */
function removeThemeScript(document: Document, page: string): void {
  const script = inlineScripts(document).find((element) => textOf(element).includes('docusaurus-data-'));
  if (!script) throw new Error(`${page}: the theme's inline script has changed.`);
  remove(script);
}

export function startPage({document, path}: BuiltPage, {scripts, styles}: PageFiles): void {
  const loader = findElement(document, (element) => getAttribute(element, 'data-scripts') !== undefined);
  if (!loader) throw new Error(`${path}: the page has no loader; has the page template changed?`);
  setAttribute(loader, 'data-chunks', scripts.join(' '));
  removeThemeScript(document, path);
  linkStyles(document, styles, path);
  hideIcons(document);
}

export async function startOnIntent({props}: BuiltSite): Promise<PageStep> {
  const filesOf = await readPageFiles(props);
  return {
    name: 'start pages on intent',
    page: (page) =>
      startPage(page, filesOf(page.path === '/' ? props.baseUrl : props.baseUrl.slice(0, -1) + page.path)),
  };
}
