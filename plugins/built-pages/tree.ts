/** Helpers for parsed pages that the steps share. The trees come from parse5, which serializes as browsers do. */
import {parse, serialize, type DefaultTreeAdapterTypes} from 'parse5';

export type Document = DefaultTreeAdapterTypes.Document;
export type Element = DefaultTreeAdapterTypes.Element;
type ParentNode = DefaultTreeAdapterTypes.ParentNode;

export const parsePage = (html: string): Document => parse(html);
export const serializePage = (document: Document): string => serialize(document);

/** All elements of a tree, parents first. Iterative, because nested generators would pass each element up the tree. */
export function* elementsOf(parent: ParentNode): Generator<Element> {
  const waiting = [...parent.childNodes].reverse();
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (!('tagName' in node)) continue;
    yield node;
    for (let index = node.childNodes.length - 1; index >= 0; index -= 1) waiting.push(node.childNodes[index]!);
  }
}

export function findElement(parent: ParentNode, matches: (element: Element) => boolean): Element | undefined {
  for (const element of elementsOf(parent)) if (matches(element)) return element;
  return undefined;
}

export function getAttribute({attrs}: Element, name: string): string | undefined {
  return attrs.find((attribute) => attribute.name === name)?.value;
}

export const hasClass =
  (name: string) =>
  (element: Element): boolean =>
    getAttribute(element, 'class')?.split(' ').includes(name) ?? false;

export function setAttribute(element: Element, name: string, value: string): void {
  const existing = element.attrs.find((attribute) => attribute.name === name);
  if (existing) existing.value = value;
  else element.attrs.push({name, value});
}

export function removeAttribute(element: Element, name: string): void {
  element.attrs = element.attrs.filter((attribute) => attribute.name !== name);
}

/** The text of an element with only a text node, such as a script. */
export function textOf({childNodes: [node]}: Element): string {
  return node && 'value' in node ? node.value : '';
}

export function remove(element: Element): void {
  const {childNodes} = element.parentNode!;
  childNodes.splice(childNodes.indexOf(element), 1);
}

/** Script elements that hold JSON are not executed. */
const isRun = (script: Element) => !getAttribute(script, 'type')?.includes('json');

/** The inline scripts that the browser executes. */
export function inlineScripts(document: ParentNode): Element[] {
  return [...elementsOf(document)].filter(
    (element) => element.tagName === 'script' && getAttribute(element, 'src') === undefined && isRun(element),
  );
}

export function insertAfter(sibling: Element, element: Element): void {
  const siblings = sibling.parentNode!.childNodes;
  element.parentNode = sibling.parentNode;
  siblings.splice(siblings.indexOf(sibling) + 1, 0, element);
}

export function createElement(like: Element, attributes: Readonly<Record<string, string>>): Element {
  const attrs = Object.entries(attributes).map(([name, value]) => ({name, value}));
  return {...like, attrs, childNodes: []};
}

/** Links an alternate version of the page in its head. */
export function addAlternate(
  document: Document,
  attributes: Readonly<{type: string; href: string; title?: string}>,
): void {
  const canonical = findElement(document, (element) => getAttribute(element, 'rel') === 'canonical');
  if (canonical) insertAfter(canonical, createElement(canonical, {rel: 'alternate', ...attributes}));
}

export function appendToHead(
  document: Document,
  tagName: string,
  attributes: Record<string, string>,
  text: string,
): void {
  const head = findElement(document, (element) => element.tagName === 'head')!;
  const element: Element = {...createElement(head, attributes), tagName, nodeName: tagName, parentNode: head};
  element.childNodes.push({nodeName: '#text', value: text, parentNode: element});
  head.childNodes.push(element);
}
