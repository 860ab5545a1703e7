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

/** Replaced by their contents: a term's button is a word of the sentence, a disclosure is the text in it. */
const isUnwrapped = ({tagName, properties}: Element): boolean =>
  tagName === 'details' || tagName === 'mark' || (tagName === 'button' && 'popoverTarget' in properties);

const element = (tagName: string, children: ElementContent[], properties: Properties = {}): Element => ({
  ...{type: 'element', tagName, properties, children},
});

const paragraphOf = (children: ElementContent[], strong: boolean): Element =>
  element('p', strong ? [element('strong', children)] : children);

/** A caption belongs to its table on the screen; a Markdown table has none, so it becomes the sentence before it. */
function liftCaption(table: Element): ElementContent[] {
  const caption = table.children.find((child) => child.type === 'element' && child.tagName === 'caption');
  if (caption?.type !== 'element') return [table];
  table.children = table.children.filter((child) => child !== caption);
  return [paragraphOf(caption.children, true), table];
}

/** Marks stand apart on the screen by their style alone, such as the kind and the area of a change. */
const isMark = (node: ElementContent | undefined): boolean =>
  node?.type === 'element' && node.tagName === 'span' && classesOf(node).length > 0;

const isInline = (node: ElementContent | undefined): boolean =>
  isMark(node) || (node?.type === 'element' && ['a', 'strong', 'code', 'time', 'b'].includes(node.tagName));

function separateMarks(parent: Element): void {
  parent.children = parent.children.flatMap((child, index, all) => {
    const previous = all[index - 1];
    const touch = isInline(previous) && isInline(child) && (isMark(previous) || isMark(child));
    return touch ? [{type: 'text' as const, value: ' '}, child] : [child];
  });
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
    const replaceBy = (...nodes: ElementContent[]) => {
      parent.children.splice(index, 1, ...nodes);
      return index;
    };
    // The definition of a term is on its own page and in the popover; the drawing of a figure has a legend.
    if ('popover' in node.properties && !node.children.some(isLegend)) return replaceBy();
    if ('popover' in node.properties) return replaceBy(...node.children.filter(isLegend));
    if (isRemoved(node)) return replaceBy();
    if (isUnwrapped(node)) return replaceBy(...node.children);
    if (node.tagName === 'button') return replaceBy();
    if (node.tagName === 'summary') {
      // A section that starts closed has its heading in the summary.
      return replaceBy(...(node.children.some(isHeading) ? node.children : [paragraphOf(node.children, true)]));
    }
    if (node.tagName === 'table' && node.children.some((child) => 'tagName' in child && child.tagName === 'caption')) {
      return replaceBy(...liftCaption(node));
    }
    if (node.tagName === 'a' && typeof node.properties.href === 'string') {
      node.properties.href = absolute(node.properties.href);
    }
    if (node.tagName === 'figure') letterLegends(node);
    if (node.tagName === 'pre') return SKIP;
    separateMarks(node);
    return undefined;
  });
}

const isHeading = (child: ElementContent): boolean => child.type === 'element' && /^h[2-6]$/.test(child.tagName);

const isLegend = (child: ElementContent): boolean =>
  child.type === 'element' && (child.tagName === 'ol' || child.tagName === 'ul');
