/** Built pages as trees, which the build reads, changes, and writes, and the search reads. */
import type {Element, ElementContent, Nodes, Properties, Root, Text} from 'hast';
import {fromParse5} from 'hast-util-from-parse5';
import {toParse5} from 'hast-util-to-parse5';
import {parse, serialize, type DefaultTreeAdapterTypes} from 'parse5';

/** Without scripting, so that what is in `noscript` is read as elements. */
export const parsePage = (html: string): Root => fromParse5(parse(html, {scriptingEnabled: false})) as Root;
export const serializePage = (page: Root): string => serialize(toParse5(page) as DefaultTreeAdapterTypes.Document);

/** All elements of a tree, in reading order. Iterative, because nested generators would pass each one up the tree. */
export function* elementsOf(parent: Nodes): Generator<Element> {
  const waiting: Nodes[] = [parent];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (node.type === 'element') yield node;
    if ('children' in node) for (let i = node.children.length - 1; i >= 0; i -= 1) waiting.push(node.children[i]!);
  }
}

export function findElement(parent: Nodes, matches: (element: Element) => boolean): Element | undefined {
  for (const element of elementsOf(parent)) if (matches(element)) return element;
  return undefined;
}

export const findTag = (parent: Nodes, tag: string): Element | undefined =>
  findElement(parent, ({tagName}) => tagName === tag);

/** The words of a property that may be a list, such as `className` or `rel`. */
export function wordsOf({properties}: Element, name: string): string[] {
  const value = properties[name] ?? [];
  return Array.isArray(value) ? value.map(String) : [String(value)];
}

export const hasClass =
  (name: string) =>
  (element: Element): boolean =>
    wordsOf(element, 'className').includes(name);

/** A `<meta>` by its name or property. */
export const findMeta = (page: Root, name: string): Element | undefined =>
  findElement(page, ({tagName, properties}) => tagName === 'meta' && (properties.name ?? properties.property) === name);

/** The text of a node as it is written, such as that of a script. */
export function rawText(node: Nodes): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(rawText).join('') : '';
}

export const element = (tagName: string, properties: Properties, children: ElementContent[] = []): Element => ({
  ...{type: 'element', tagName, properties, children},
});

export const text = (value: string): Text => ({type: 'text', value});

export function removeFrom(page: Root, removed: Element): void {
  for (const parent of elementsOf(page)) parent.children = parent.children.filter((child) => child !== removed);
}

export function addToHead(page: Root, ...added: Element[]): void {
  findTag(page, 'head')!.children.push(...added);
}
