/** Which parts of a page are text, and how they read. */
import type {Element, Nodes} from 'hast';

const SKIPPED_TAGS = new Set('nav footer script style template noscript svg iframe select input'.split(' '));
const SKIPPED_CLASSES = new Set([
  ...['breadcrumbs', 'theme-doc-breadcrumbs', 'theme-doc-toc-mobile', 'theme-doc-toc-desktop', 'table-of-contents'],
  ...['pagination-nav', 'theme-doc-footer', 'theme-doc-version-badge', 'hash-link', 'sr-only', 'visually-hidden'],
]);

/** Inline tags. Every other tag ends a block of text. */
const INLINE = new Set(
  'a abbr b bdi bdo button cite code data del dfn em i ins kbd label mark q s samp small span strong sub sup time u var wbr'.split(
    ' ',
  ),
);

export const classesOf = ({properties: {className}}: Element): readonly unknown[] => [className ?? []].flat();

export function isSkipped(element: Element): boolean {
  const {hidden, role, popover, ariaHidden, dataSearch} = element.properties;
  // An inactive tab is hidden, but it's one click away, so its text counts.
  if (hidden && role !== 'tabpanel') return true;
  return (
    SKIPPED_TAGS.has(element.tagName) ||
    isPlainButton(element) ||
    (popover !== undefined && dataSearch !== 'keep') ||
    ariaHidden === 'true' ||
    dataSearch === 'skip' ||
    classesOf(element).some((name) => SKIPPED_CLASSES.has(name as string))
  );
}

/** Buttons aren't text, except those that open an explanation of their own label. */
function isPlainButton({tagName, properties: {popoverTarget, dataSearch}}: Element): boolean {
  return tagName === 'button' && popoverTarget === undefined && dataSearch !== 'keep';
}

export const isInline = ({tagName}: Element): boolean => INLINE.has(tagName);

/** The first element of a tree that matches, in reading order. */
export function findElement(node: Nodes, matches: (element: Element) => boolean): Element | undefined {
  if (node.type === 'element' && matches(node)) return node;
  for (const child of 'children' in node ? node.children : []) {
    const found = findElement(child as Nodes, matches);
    if (found) return found;
  }
  return undefined;
}

/** The text of an element, on one line. */
export const textOf = (element: Element): string => tidy(rawText(element));

function rawText(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if (node.type !== 'element' || isSkipped(node)) return '';
  const text = node.children.map(rawText).join('');
  return isInline(node) ? text : ` ${text} `;
}

const ZERO_WIDTH = /[\u200b\u200c\u200d\u2060\ufeff]/g;

export function tidy(text: string): string {
  return text.replace(ZERO_WIDTH, '').replace(/\s+/g, ' ').trim();
}
