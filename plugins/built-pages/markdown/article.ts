/** Reduces the article of a built page to what a text can say: no controls, no drawings, nothing folded. */
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

/** Its label is part of the text: a term that opens its definition, or a code that is copied by a press. */
const isButtonOfText = ({tagName, properties}: Element): boolean =>
  tagName === 'button' && ('popoverTarget' in properties || properties.dataSearch === 'keep');

/** Replaced by their contents: a disclosure is the text in it. */
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

/** Bold inside bold would end it. */
const withoutBold = (nodes: readonly ElementContent[]): ElementContent[] =>
  nodes.flatMap((node) =>
    isElement(node) && ['strong', 'b'].includes(node.tagName)
      ? node.children
      : [isElement(node) ? {...node, children: withoutBold(node.children)} : node],
  );

const boldParagraph = (children: readonly ElementContent[]): Element =>
  element('p', [element('strong', withoutBold(children))]);

/** A caption belongs to its table on the screen; a Markdown table has none, so it becomes the sentence before it. */
function liftCaption(table: Element): ElementContent[] {
  const caption = table.children.find((child) => child.type === 'element' && child.tagName === 'caption');
  if (caption?.type !== 'element') return [table];
  table.children = table.children.filter((child) => child !== caption);
  return [boldParagraph(caption.children), table];
}

/** A word of the glossary with the punctuation after it, or its definition: part of the sentence. */
const isTerm = ({properties, children}: Element): boolean =>
  'popover' in properties || children.some((child) => isElement(child) && 'popoverTarget' in child.properties);

/** Marks stand apart on the screen by their style alone, such as the kind and the area of a change. */
const isMark = (node: ElementContent | undefined): boolean =>
  isElement(node) && node.tagName === 'span' && classesOf(node).length > 0 && !isTerm(node);

const isInline = (node: ElementContent | undefined): boolean =>
  isMark(node) || (node?.type === 'element' && ['a', 'strong', 'code', 'time', 'b'].includes(node.tagName));

/** A note in a cell has a line of its own on the screen. */
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

/** What a disclosure is called: a heading of the page, or a line of its own. */
function titleOf(summary: Element): ElementContent[] {
  const headings = summary.children.filter(isHeading);
  return headings.length > 0 ? headings : [boldParagraph(summary.children)];
}

/** The callouts of a figure have letters, which a list of Markdown has not. */
function letterLegend(legend: Element): Element {
  const items = legend.children.filter((child) => child.type === 'element');
  const lettered = items.map((item, index) => {
    const letter = element('strong', [{type: 'text', value: String.fromCharCode(97 + index)}]);
    return element('li', [letter, {type: 'text', value: ' '}, ...item.children]);
  });
  return element('ul', lettered);
}

/** The caption says what the legend is about, so it comes first. */
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

/** Changes the tree in place. `absolute` turns an address of the page into one that works anywhere. */
export function reduceArticle(article: Root, absolute: (href: string) => string): void {
  // React separates texts by comments, which would become comments of the Markdown.
  remove(article, 'comment');
  visit(article, 'element', (node, index, parent) => {
    if (!parent || index === undefined) return undefined;
    /** What stands in its place is visited next; without the first word its old children would be, too. */
    const replaceBy = (...nodes: ElementContent[]): [typeof SKIP, number] => {
      parent.children.splice(index, 1, ...nodes);
      return [SKIP, index];
    };
    // The definition of a term is on its own page and in the popover; the drawing of a figure has a legend.
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
