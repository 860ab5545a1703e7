/** Built pages as trees, which the build reads, changes, and writes, and the search reads. */
import type {Element, ElementContent, Nodes, Properties, Root, Text} from 'hast';
import {fromParse5} from 'hast-util-from-parse5';
import {toParse5} from 'hast-util-to-parse5';
import {parse, serialize, type DefaultTreeAdapterTypes} from 'parse5';
import {nodesIn} from './tree';

/** Without scripting, so that the content of `noscript` is parsed as elements. */
export const parsePage = (html: string): Root => fromParse5(parse(html, {scriptingEnabled: false})) as Root;
export const serializePage = (page: Root): string => serialize(toParse5(page) as DefaultTreeAdapterTypes.Document);

/** All elements of a tree, in reading order. */
export function* elementsOf(parent: Nodes): Generator<Element> {
  for (const node of nodesIn<Nodes>(parent)) if (node.type === 'element') yield node;
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

export const makeElement = (tagName: string, properties: Properties, children: ElementContent[] = []): Element => ({
  ...{type: 'element', tagName, properties, children},
});

export const text = (value: string): Text => ({type: 'text', value});

export function removeFrom(page: Root, removed: Element): void {
  for (const parent of elementsOf(page)) parent.children = parent.children.filter((child) => child !== removed);
}

export function addToHead(page: Root, ...added: Element[]): void {
  findTag(page, 'head')!.children.push(...added);
}
