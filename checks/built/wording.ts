/** Applies the wording rules to the text of the built pages, which includes facts from the model and drawings. */
import {HTMLElement, NodeType, type Node} from 'node-html-parser';
import {withoutQuotations} from '../content/tree';
import {wordings} from '../content/wording';
import {pageChecker} from '../site';
import {routePages} from './pages';

const BLOCKS = 'h1, h2, h3, h4, p, li, td, th, caption, figcaption, dt, dd, summary, label, button';
/** Quoted words of a screen, a file, or another speaker, and elements that aren't text. */
const NOT_OWN_WORDS = new Set(['CODE', 'PRE', 'KBD', 'EM', 'Q', 'BLOCKQUOTE', 'SCRIPT', 'STYLE']);

function ownWords(node: Node): string {
  if (node.nodeType === NodeType.TEXT_NODE) return node.textContent;
  if (!(node instanceof HTMLElement) || NOT_OWN_WORDS.has(node.tagName)) return '…';
  return node.childNodes.map(ownWords).join('');
}

/** Comparisons quote other vendors; the passages on those pages are checked in their source. */
const OTHER_SPEAKERS = '/pilot/compare/';

/** Caches results: most text, such as the navigation, repeats on every page. */
const known = new Map<string, string[]>();

function problemsOf(text: string): string[] {
  const found = known.get(text) ?? wordings.flatMap(({find}) => find(text));
  known.set(text, found);
  return found;
}

export const wording = pageChecker(
  'the text of the pages keeps to the rules about words',
  ({document}) => {
    const found = document.querySelectorAll(BLOCKS).flatMap((block) => problemsOf(withoutQuotations(ownWords(block))));
    // Text in a nested list is read twice.
    return [...new Set(found)];
  },
  (site) => routePages(site).filter(({path}) => !path.startsWith(OTHER_SPEAKERS)),
);
