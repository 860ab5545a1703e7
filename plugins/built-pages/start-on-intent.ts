/**
 * Lists the files that each page needs on the loader, which the page template adds
 * (plugins/docusaurus-internals/page-template.ts).
 */
import type {Root} from 'hast';
import {addToHead, makeElement, elementsOf, findElement, findTag, removeFrom, wordsOf} from '../../lib/html';
import {plainText} from '../../lib/tree';
import {readPageFiles, type PageFiles} from '../docusaurus-internals/page-files';
import {inlineScripts} from './headers';
import type {BuiltPage, BuiltSite, PageStep} from './step';

/** The theme hides its icons with a style attribute, which the CSP blocks; SVG has an attribute for that. */
function hideIcons(page: Root): void {
  for (const {tagName, properties} of elementsOf(page)) {
    if (tagName !== 'svg' || String(properties.style).replace(/[\s;]/g, '') !== 'display:none') continue;
    delete properties.style;
    properties.display = 'none';
  }
}

const SKIP_TARGET = '__docusaurus_skipToContent_fallback';

/** The skip link leads to an element around the sidebar, until the application handles it. */
function moveSkipTarget(page: Root): void {
  const [around, main] = [findElement(page, ({properties}) => properties.id === SKIP_TARGET), findTag(page, 'main')];
  if (!around || !main) return;
  delete around.properties.id;
  main.properties.id = SKIP_TARGET;
}

export function startPage({page, path}: BuiltPage, {scripts, styles}: PageFiles): void {
  const found = <Part>(part: Part | undefined, what: string): Part => {
    if (!part) throw new Error(`${path}: the page has no ${what}; has the page template or the theme changed?`);
    return part;
  };
  const loader = found(
    findElement(page, ({properties}) => 'dataScripts' in properties),
    'loader',
  );
  loader.properties.dataChunks = scripts.join(' ');
  // It copies whatever is in the URL or the storage to the document. The loader shows the reader's choices instead.
  const scriptOfTheme = inlineScripts(page).find((script) => plainText(script).includes('docusaurus-data-'));
  removeFrom(page, found(scriptOfTheme, 'inline script of the theme'));
  found(
    findElement(page, (link) => wordsOf(link, 'rel').includes('stylesheet')),
    'style sheet',
  );
  // Without a link, the styles of a single page would load with its scripts, too late for the first paint.
  addToHead(page, ...styles.map((href) => makeElement('link', {rel: ['stylesheet'], href})));
  hideIcons(page);
  moveSkipTarget(page);
}

export async function startOnIntent({props}: BuiltSite): Promise<PageStep> {
  const filesOf = await readPageFiles(props);
  return {
    name: 'start pages on intent',
    page: (page) =>
      startPage(page, filesOf(page.path === '/' ? props.baseUrl : props.baseUrl.slice(0, -1) + page.path)),
  };
}
