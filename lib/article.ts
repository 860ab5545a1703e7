/**
 * The text of a built page. Both the Markdown copies and the search read this reduced article: without controls,
 * drawings, and hidden elements, with what is in a field in place of the field, and with a term in place of the link to its
 * definition.
 */
import type {Element, ElementContent, Nodes, Root} from 'hast';
import {findElement, findTag, hasClass, wordsOf} from './html';

const REMOVED_TAGS = new Set('button form noscript output script svg'.split(' '));
const REMOVED_CLASSES = new Set([
  ...['breadcrumbs', 'theme-doc-breadcrumbs', 'theme-doc-toc-mobile', 'theme-doc-toc-desktop', 'table-of-contents'],
  ...['pagination-nav', 'theme-doc-footer', 'hash-link', 'visually-hidden'],
]);

/** Components mark what isn't text with `data-search="skip"`, and with "copy" what only a Markdown copy has. */
type Reader = 'search' | 'copy';

function isRemoved(element: Element, reader: Reader): boolean {
  const {hidden, popover, ariaHidden, dataSearch} = element.properties;
  return (
    REMOVED_TAGS.has(element.tagName) ||
    dataSearch === 'skip' ||
    (dataSearch === 'copy' && reader !== 'copy') ||
    popover !== undefined ||
    hidden === true ||
    ariaHidden === 'true' ||
    wordsOf(element, 'className').some((name) => REMOVED_CLASSES.has(name))
  );
}

const isWord = ({tagName, properties: {href}}: Element): boolean =>
  tagName === 'mark' || (tagName === 'a' && String(href).startsWith('#term-'));

function reduce(nodes: readonly ElementContent[], reader: Reader): ElementContent[] {
  return nodes.flatMap((node): ElementContent[] => {
    if (node.type === 'text') return [{...node}];
    if (node.type !== 'element' || isRemoved(node, reader)) return [];
    if (node.tagName === 'input') return [{type: 'text', value: String(node.properties.value ?? '')}];
    const children = reduce(node.children, reader);
    return isWord(node) ? children : [{...node, properties: {...node.properties}, children}];
  });
}

/** The reduced article of a page, which the caller may change. */
export function articleOf(page: Root, reader: Reader = 'search'): Element | undefined {
  const markdown = findElement(page, hasClass('theme-doc-markdown'));
  // If the title is outside the Markdown content (category index, home page), the whole page is read.
  const article = markdown && findTag(markdown, 'h1') ? markdown : (findTag(page, 'main') ?? findTag(page, 'article'));
  return article && {...article, children: reduce(article.children, reader)};
}

/** Inline tags. Every other tag ends a block of text. */
const INLINE = new Set(
  'a abbr b bdi bdo cite code data del dfn em i ins kbd label q s samp small span strong sub sup time u var wbr'.split(
    ' ',
  ),
);

export const isInline = ({tagName}: Element): boolean => INLINE.has(tagName);

/** The text of an element, on one line. */
export const textOf = (element: Element): string => tidy(spacedText(element));

function spacedText(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if (node.type !== 'element') return '';
  const text = node.children.map(spacedText).join('');
  return isInline(node) ? text : ` ${text} `;
}

const ZERO_WIDTH = /[\u200b\u200c\u200d\u2060\ufeff]/g;

export const tidy = (text: string): string => text.replace(ZERO_WIDTH, '').replace(/\s+/g, ' ').trim();
