import {type HTMLElement, NodeType, type Node} from 'node-html-parser';

/**
 * Elements that aren't part of a page's text. Checked without selectors: the parser compiles a selector again for every
 * element, which took half of the indexing time.
 */
const SKIPPED_TAGS = new Set('NAV FOOTER SCRIPT STYLE TEMPLATE NOSCRIPT SVG IFRAME SELECT INPUT'.split(' '));
const SKIPPED_CLASSES = [
  ...['breadcrumbs', 'theme-doc-breadcrumbs', 'theme-doc-toc-mobile', 'theme-doc-toc-desktop', 'table-of-contents'],
  ...['pagination-nav', 'theme-doc-footer', 'theme-doc-version-badge', 'hash-link', 'sr-only', 'visually-hidden'],
];

/** Inline tags. Every other tag ends a block of text. */
const INLINE = new Set(
  'A ABBR B BDI BDO BUTTON CITE CODE DATA DEL DFN EM I INS KBD LABEL MARK Q S SAMP SMALL SPAN STRONG SUB SUP TIME U VAR WBR'.split(
    ' ',
  ),
);

export function isSkipped(element: HTMLElement): boolean {
  // An inactive tab is hidden, but it's one click away, so its text counts.
  if (element.hasAttribute('hidden') && element.getAttribute('role') !== 'tabpanel') return true;
  return (
    SKIPPED_TAGS.has(element.tagName) ||
    isPlainButton(element) ||
    (element.hasAttribute('popover') && element.getAttribute('data-search') !== 'keep') ||
    element.getAttribute('aria-hidden') === 'true' ||
    element.getAttribute('data-search') === 'skip' ||
    SKIPPED_CLASSES.some((name) => element.classList.contains(name))
  );
}

/** Buttons aren't text, except those that open an explanation of their own label. */
function isPlainButton(element: HTMLElement): boolean {
  if (element.tagName !== 'BUTTON') return false;
  return !element.hasAttribute('popovertarget') && element.getAttribute('data-search') !== 'keep';
}

export function isInline(element: HTMLElement): boolean {
  return INLINE.has(element.tagName);
}

export function isElement(node: Node): node is HTMLElement {
  return node.nodeType === NodeType.ELEMENT_NODE;
}

/** The text of an element, on one line. */
export function textOf(element: HTMLElement): string {
  return tidy(rawText(element));
}

function rawText(node: Node): string {
  if (node.nodeType === NodeType.TEXT_NODE) return node.text;
  if (!isElement(node) || isSkipped(node)) return '';
  const text = node.childNodes.map(rawText).join('');
  return isInline(node) ? text : ` ${text} `;
}

const ZERO_WIDTH = /[\u200b\u200c\u200d\u2060\ufeff]/g;

export function tidy(text: string): string {
  return text.replace(ZERO_WIDTH, '').replace(/\s+/g, ' ').trim();
}
