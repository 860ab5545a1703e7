/** The rules about words over the text of the built pages, where facts of the model and drawings have their say too. */
import {HTMLElement, NodeType, type Node} from 'node-html-parser';
import {withoutQuotations} from '../content/tree';
import {wordings} from '../content/wording';
import type {Checker, Page} from '../site';
import {routePages} from './pages';

const BLOCKS = 'h1, h2, h3, h4, p, li, td, th, caption, figcaption, dt, dd, summary, label, button';
/** Words of a screen, a file or another speaker, and what is not text at all. */
const NOT_OWN_WORDS = new Set(['CODE', 'PRE', 'KBD', 'EM', 'Q', 'BLOCKQUOTE', 'SCRIPT', 'STYLE']);

function ownWords(node: Node): string {
  if (node.nodeType === NodeType.TEXT_NODE) return node.textContent;
  if (!(node instanceof HTMLElement) || NOT_OWN_WORDS.has(node.tagName)) return '…';
  return node.childNodes.map(ownWords).join('');
}

/** Comparisons tell what other vendors say, in their words; the passages of those pages are checked at their source. */
const OTHER_SPEAKERS = '/pilot/compare/';

/** The navigation stands on every page, so that most texts come again. */
function rememberProblems(): (text: string) => string[] {
  const known = new Map<string, string[]>();
  return (text) => {
    if (!known.has(text))
      known.set(
        text,
        wordings.flatMap(({find}) => find(text)),
      );
    return known.get(text)!;
  };
}

export const wording: Checker = {
  name: 'the text of the pages keeps to the rules about words',
  check: (site) => {
    const pages = routePages(site).filter(({path}) => !path.startsWith(OTHER_SPEAKERS));
    const problemsOf = rememberProblems();
    const problemsOn = ({path, document}: Page) =>
      document
        .querySelectorAll(BLOCKS)
        .flatMap((block) => problemsOf(withoutQuotations(ownWords(block))))
        .map((problem) => `${path}: ${problem}`);
    // A word in a list inside a list is read twice.
    return {inspected: pages.length, problems: [...new Set(pages.flatMap(problemsOn))]};
  },
};
