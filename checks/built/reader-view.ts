/** Each page in a browser's reader view, which keeps what it takes for the article and drops the rest. */
import {Readability} from '@mozilla/readability';
import {parseHTML} from 'linkedom';
import type {HTMLElement} from 'node-html-parser';
import {pageChecker} from '../site';
import {shownText} from './pages';

const NOT_TEXT = 'nav, figcaption, [data-search=skip]';

/** Reader views drop short lines with a link, such as "For: Billing. More: Invoices", and lists that mostly link. */
function isMostlyLinks(paragraph: HTMLElement): boolean {
  const links = paragraph.querySelectorAll('a').map((link) => shownText(link).length);
  const linked = links.reduce((sum, length) => sum + length, 0);
  return linked > 0 && (linked > 0.2 * shownText(paragraph).length || shownText(paragraph).length < 100);
}

export const readerView = pageChecker('a reader view keeps every paragraph as it was written', ({html, document}) => {
  const written = document
    .querySelectorAll('.theme-doc-markdown p')
    .filter((paragraph) => !paragraph.closest(NOT_TEXT) && !isMostlyLinks(paragraph));
  if (written.length === 0) return [];
  // Readability is written for the browser's types, and changes the document.
  const article = new Readability(parseHTML(html).document as unknown as Document).parse();
  const text = shownText({textContent: article?.textContent ?? ''});
  return written
    .map(shownText)
    .filter((paragraph) => !text.includes(paragraph))
    .map((paragraph) => `a reader view changes or drops this paragraph: ${paragraph}`);
});
