/** Writes a reduced article (lib/article.ts) as Markdown. What Markdown has no form for gets the nearest one. */
import type {Element, ElementContent} from 'hast';
import rehypeRemark from 'rehype-remark';
import {remark} from 'remark';
import remarkGfm from 'remark-gfm';
import {makeElement, elementsOf, text, wordsOf} from '../../../lib/html';
import {plainText} from '../../../lib/tree';

const isElement = (node: ElementContent | undefined): node is Element => node?.type === 'element';
const isTag =
  (...tags: string[]) =>
  (node: ElementContent | undefined): node is Element =>
    isElement(node) && tags.includes(node.tagName);

/** In Markdown, nested bold would end the outer bold. */
const withoutBold = (nodes: readonly ElementContent[]): ElementContent[] =>
  nodes.flatMap((node) => {
    if (!isElement(node)) return [node];
    const children = withoutBold(node.children);
    return ['strong', 'b'].includes(node.tagName) ? children : [{...node, children}];
  });

const boldParagraph = (children: readonly ElementContent[]): Element =>
  makeElement('p', {}, [makeElement('strong', {}, withoutBold(children))]);

/** Markdown tables have no caption, so it becomes the sentence before the table. */
function liftCaption(table: Element): Element[] {
  const captions = table.children.filter(isTag('caption'));
  table.children = table.children.filter((child) => !isTag('caption')(child));
  return [...captions.map(({children}) => boldParagraph(children)), table];
}

/** The title of a disclosure: its heading, or else a bold paragraph. */
function titleOf(summary: Element): Element[] {
  const headings = summary.children.filter(isTag('h2', 'h3', 'h4'));
  return headings.length > 0 ? headings : [boldParagraph(summary.children)];
}

/**
 * The caption of a figure says what the legend is about, so it goes first. The legend is lettered, as no list can be.
 */
function describeFigure(figure: Element): void {
  const isCaption = isTag('figcaption');
  const captions = figure.children.filter(isCaption);
  for (const caption of captions)
    (caption.children.find(isTag('p')) ?? caption).children.unshift(
      makeElement('strong', {}, [text('Figure:')]),
      text(' '),
    );
  figure.children = [...captions, ...figure.children.filter((child) => !isCaption(child))];
  for (const legend of elementsOf(figure)) {
    if (legend.tagName !== 'ol') continue;
    legend.tagName = 'ul';
    legend.children.filter(isElement).forEach((item, index) => {
      item.children.unshift(makeElement('strong', {}, [text(String.fromCharCode(97 + index))]), text(' '));
    });
  }
}

/** What kind of thing a paragraph is about, and whose task it is, are set apart on screen by style alone. */
function punctuate(parent: Element): void {
  const [first] = parent.children;
  const classes = (node: ElementContent | undefined) => (isElement(node) ? wordsOf(node, 'className') : []);
  if (isTag('span')(first) && classes(first).includes('badge') && parent.children.length > 1)
    parent.children[0] = makeElement('strong', {}, [...first.children, text(':')]);
  if (classes(parent).includes('who-can'))
    parent.children = parent.children.map((child) => (child.type === 'text' ? text('. ') : child));
}

/** Badges that only styling separates on screen, such as the kind and the area of a change. */
const isMark = (node: ElementContent | undefined): boolean =>
  isTag('span')(node) && wordsOf(node, 'className').length > 0;
const isInline = (node: ElementContent | undefined): boolean =>
  isMark(node) || isTag('a', 'strong', 'code', 'time', 'b')(node);

/** On screen, a note in a cell is on its own line. */
function separatorInCell(before: readonly ElementContent[]): string {
  const words = before.map(plainText).join('').trim();
  if (words === '') return '';
  return /[.;:?!]”?$/.test(words) ? ' ' : '; ';
}

function separateMarks(parent: Element): void {
  const isCell = isTag('td', 'th')(parent);
  parent.children = parent.children.flatMap((child, index, all) => {
    const previous = all[index - 1];
    const touch = isInline(previous) && isInline(child) && (isMark(previous) || isMark(child));
    let separator = '';
    if (isCell && isMark(child)) separator = separatorInCell(all.slice(0, index));
    else if (touch) separator = isMark(previous) && isMark(child) ? ', ' : ' ';
    return separator ? [text(separator), child] : [child];
  });
}

const writer = remark()
  .use(rehypeRemark)
  .use(remarkGfm, {tablePipeAlign: false})
  .use({settings: {bullet: '-', emphasis: '_', rule: '-'}});

/** Changes the article. Links become absolute, as on a page at the address. */
export async function toMarkdown(article: Element, address: string): Promise<string> {
  const prepare = (node: ElementContent): ElementContent[] => {
    if (!isElement(node) || node.tagName === 'pre') return [node];
    if (node.tagName === 'figure') describeFigure(node);
    punctuate(node);
    separateMarks(node);
    if (node.tagName === 'summary') return titleOf(node).flatMap(prepare);
    if (node.children.some(isTag('caption'))) return liftCaption(node).flatMap(prepare);
    node.children = node.children.flatMap(prepare);
    return [node];
  };
  const children = [makeElement('base', {href: address}), ...prepare(article)];
  return writer.stringify(await writer.run({type: 'root', children})).trim();
}
