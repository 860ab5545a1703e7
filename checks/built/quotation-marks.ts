import {HTMLElement, type Node} from 'node-html-parser';
import {pageChecker} from '../site';

/** What is shown as it is typed, or not at all. */
const TYPED = new Set(['CODE', 'KBD', 'PRE', 'SAMP', 'SCRIPT', 'STYLE', 'TEMPLATE']);
const SHOWN_ATTRIBUTES = ['alt', 'aria-label', 'content', 'data-caption', 'data-label', 'placeholder', 'title'];

function textsIn(node: Node): string[] {
  if (!(node instanceof HTMLElement)) return node.nodeType === 3 ? [node.text] : [];
  if (TYPED.has(node.tagName)) return [];
  return [...SHOWN_ATTRIBUTES.flatMap((name) => node.getAttribute(name) ?? []), ...node.childNodes.flatMap(textsIn)];
}

/** After a number, a straight mark means inches or feet. */
const STRAIGHT = /(?<!\d)["']/;

/** plugins/typography sets those of pages, and lib/typography.ts those of facts, titles, and menus. */
export const quotationMarks = pageChecker('quotation marks and apostrophes are typographic', ({document}) =>
  [...new Set(textsIn(document).filter((text) => STRAIGHT.test(text)))].map(
    (text) => `"${text.trim().slice(0, 80)}" has a straight mark. Write ’ or “ ” in the component that shows it.`,
  ),
);
