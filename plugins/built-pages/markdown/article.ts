/** Reduces the article of a built page to plain content: no controls, no drawings, nothing collapsed. */
import type {Element, ElementContent, Properties, Root} from 'hast';
import {remove} from 'unist-util-remove';
import {SKIP, visit} from 'unist-util-visit';

const REMOVED = new Set(['script', 'style', 'svg', 'template', 'noscript', 'select', 'output', 'form']);

const classesOf = ({properties}: Element): readonly string[] =>
  Array.isArray(properties.className) ? properties.className.map(String) : [];

const isRemoved = (element: Element): boolean =>
  REMOVED.has(element.tagName) ||
  classesOf(element).includes('hash-link') ||
  'dataRowAnchor' in element.properties ||
  (element.properties.dataSearch === 'skip' && element.tagName !== 'ol');

/** Buttons whose label is part of the text: a term that opens its definition, or a code that copies on click. */
const isButtonOfText = ({tagName, properties}: Element): boolean =>
  tagName === 'button' && ('popoverTarget' in properties || properties.dataSearch === 'keep');

/** Elements replaced by their children, such as a disclosure by its content. */
const isUnwrapped = (node: Element): boolean =>
  node.tagName === 'details' || node.tagName === 'mark' || isButtonOfText(node);

const element = (tagName: string, children: ElementContent[], properties: Properties = {}): Element => ({
  ...{type: 'element', tagName, properties, children},
});

const isElement = (node: ElementContent | undefined): node is Element => node?.type === 'element';
const plainText = (node: ElementContent): string => {
  if (node.type === 'text') return node.value;
  return isElement(node) ? node.children.map(plainText).join('') : '';
};
const isHeading = (node: ElementContent): node is Element => isElement(node) && /^h[1-6]$/.test(node.tagName);

/** In Markdown, nested bold would end the outer bold. */
const withoutBold = (nodes: readonly ElementContent[]): ElementContent[] =>
  nodes.flatMap((node) =>
    isElement(node) && ['strong', 'b'].includes(node.tagName)
      ? node.children
      : [isElement(node) ? {...node, children: withoutBold(node.children)} : node],
  );

const boldParagraph = (children: readonly ElementContent[]): Element =>
  element('p', [element('strong', withoutBold(children))]);

/** Markdown tables have no caption, so it becomes the sentence before the table. */
function liftCaption(table: Element): ElementContent[] {
  const caption = table.children.find((child) => child.type === 'element' && child.tagName === 'caption');
  if (caption?.type !== 'element') return [table];
  table.children = table.children.filter((child) => child !== caption);
  return [boldParagraph(caption.children), table];
}

/** A glossary term with the punctuation after it, or its definition: both are part of the sentence. */
const isTerm = ({properties, children}: Element): boolean =>
  'popover' in properties || children.some((child) => isElement(child) && 'popoverTarget' in child.properties);

/** Badges that only styling separates on screen, such as the kind and the area of a change. */
const isMark = (node: ElementContent | undefined): boolean =>
  isElement(node) && node.tagName === 'span' && classesOf(node).length > 0 && !isTerm(node);

const isInline = (node: ElementContent | undefined): boolean =>
  isMark(node) || (node?.type === 'element' && ['a', 'strong', 'code', 'time', 'b'].includes(node.tagName));

/** On screen, a note in a cell is on its own line. */
function separatorInCell(before: readonly ElementContent[]): string {
  const text = before.map(plainText).join('').trim();
  if (text === '') return '';
  return /[.;:?!]$/.test(text) ? ' ' : '; ';
}

function separateMarks(parent: Element): void {
  const isCell = parent.tagName === 'td' || parent.tagName === 'th';
  parent.children = parent.children.flatMap((child, index, all) => {
    const previous = all[index - 1];
    const touch = isInline(previous) && isInline(child) && (isMark(previous) || isMark(child));
    let separator = '';
    if (isCell && isMark(child)) separator = separatorInCell(all.slice(0, index));
    else if (touch) separator = isMark(previous) && isMark(child) ? ', ' : ' ';
    return separator ? [{type: 'text' as const, value: separator}, child] : [child];
  });
}

/** The title of a disclosure: its heading, or else a bold paragraph. */
function titleOf(summary: Element): ElementContent[] {
  const headings = summary.children.filter(isHeading);
  return headings.length > 0 ? headings : [boldParagraph(summary.children)];
}

/** Figure callouts are lettered, which Markdown lists cannot be. */
function letterLegend(legend: Element): Element {
  const items = legend.children.filter((child) => child.type === 'element');
  const lettered = items.map((item, index) => {
    const letter = element('strong', [{type: 'text', value: String.fromCharCode(97 + index)}]);
    return element('li', [letter, {type: 'text', value: ' '}, ...item.children]);
  });
  return element('ul', lettered);
}

/** The caption says what the legend is about, so it goes first. */
function captionFirst(figure: Element): void {
  const isCaption = (child: ElementContent) => isElement(child) && child.tagName === 'figcaption';
  const captions = figure.children.filter(isCaption);
  for (const caption of captions) {
    const text = isElement(caption) ? caption.children.find(isElement) : undefined;
    const inside = text?.tagName === 'p' ? text : (caption as Element);
    inside.children.unshift(element('strong', [{type: 'text', value: 'Figure:'}]), {type: 'text', value: ' '});
  }
  figure.children = [...captions, ...figure.children.filter((child) => !isCaption(child))];
}

function letterLegends(figure: Element): void {
  visit(figure, 'element', (node, index, parent) => {
    if (node.tagName !== 'ol' || !parent || index === undefined) return undefined;
    parent.children.splice(index, 1, letterLegend(node));
    return SKIP;
  });
}

/** Modifies the tree in place. `absolute` makes a URL on the page absolute. */
export function reduceArticle(article: Root, absolute: (href: string) => string): void {
  // React separates text nodes with comments, which would end up in the Markdown.
  remove(article, 'comment');
  visit(article, 'element', (node, index, parent) => {
    if (!parent || index === undefined) return undefined;
    /** The replacement is visited next; `SKIP` keeps the old children from being visited too. */
    const replaceBy = (...nodes: ElementContent[]): [typeof SKIP, number] => {
      parent.children.splice(index, 1, ...nodes);
      return [SKIP, index];
    };
    // A term's definition is on its own page. A figure's drawing is dropped, and its legend is kept.
    if ('popover' in node.properties && !node.children.some(isLegend)) return replaceBy();
    if ('popover' in node.properties) return replaceBy(...node.children.filter(isLegend));
    if (isRemoved(node)) return replaceBy();
    if (isUnwrapped(node)) return replaceBy(...node.children);
    if (node.tagName === 'button') return replaceBy();
    if (node.tagName === 'summary') return replaceBy(...titleOf(node));
    if (node.tagName === 'table' && node.children.some((child) => 'tagName' in child && child.tagName === 'caption')) {
      return replaceBy(...liftCaption(node));
    }
    if (node.tagName === 'a' && typeof node.properties.href === 'string') {
      node.properties.href = absolute(node.properties.href);
    }
    if (node.tagName === 'figure') {
      captionFirst(node);
      letterLegends(node);
    }
    if (node.tagName === 'pre') return SKIP;
    separateMarks(node);
    return undefined;
  });
}

const isLegend = (child: ElementContent): boolean =>
  child.type === 'element' && (child.tagName === 'ol' || child.tagName === 'ul');
