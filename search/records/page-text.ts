/** Which parts of a page are text, and how they read. */
import type {Element, Nodes} from 'hast';
import type {Block} from '.';

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

/** A longer cell is clear on its own; a shorter one gets the name of its column. */
const WORDS_THAT_EXPLAIN = 3;

/** Each row as a sentence that makes sense on its own: `Live: being made at the bench; Set by: Pilot`. */
export function tableRows(table: Element): Block[] {
  const rows = rowsOf(table).filter((row) => !isSkipped(row));
  const header = rows.find((row) => cellsOf(row).every((cell) => cell.tagName === 'th'));
  const columns = header ? cellsOf(header).map(textOf) : [];
  return rows
    .filter((row) => row !== header)
    .map((row) => {
      const [first = '', ...others] = cellsOf(row).map(textOf);
      const rest = others.map((value, i) => withColumn(columns[i + 1], value)).filter(Boolean);
      // A cell that is a sentence already ends with a period, so it needs no semicolon.
      const sentence = rest.join('; ').replaceAll('.; ', '. ');
      const text = [first, sentence].filter(Boolean).join(': ');
      const {id} = row.properties;
      return id ? {text, anchor: String(id), isRow: true} : {text};
    });
}

const elementsIn = ({children}: Element): Element[] => children.filter((child) => child.type === 'element');

/** The rows of a table, but not of tables in its cells. */
const rowsOf = (parent: Element): Element[] =>
  elementsIn(parent).flatMap((child) => {
    if (child.tagName === 'tr') return [child];
    return child.tagName === 'table' ? [] : rowsOf(child);
  });

const cellsOf = (row: Element): Element[] =>
  elementsIn(row).filter(({tagName}) => tagName === 'th' || tagName === 'td');

function withColumn(column: string | undefined, value: string): string {
  if (!/[\p{L}\p{N}]/u.test(value)) return '';
  return column && value.split(' ').length <= WORDS_THAT_EXPLAIN ? `${column}: ${value}` : value;
}
