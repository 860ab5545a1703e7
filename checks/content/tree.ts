/** Helpers for walking a page's syntax tree. */
import {createSlugger} from '@docusaurus/utils';
import {isJsx, nodesIn} from '../../plugins/mdx-tree';
import type {SourceNode, SourcePage} from './source-page';

export const nodesOfType = (page: SourcePage, type: string): SourceNode[] =>
  [...nodesIn(page.tree)].filter((node) => node.type === type);

export const components = (page: SourcePage, name: string): SourceNode[] =>
  [...nodesIn(page.tree)].filter((node) => isJsx(node) && node.name === name);

export const lineOf = (node: SourceNode): number => node.position?.start.line ?? 1;

/** The text of a node as a reader sees it. */
export function textOf(node: SourceNode): string {
  if (node.type === 'text' || node.type === 'inlineCode') return node.value ?? '';
  if (isJsx(node) && node.name === 'Menu') return textAttribute(node, 'path') ?? '';
  return (node.children ?? []).map(textOf).join('');
}

/** Stands in for quoted words. */
const QUOTED = '…';

/** Code, emphasis, and quotations quote a screen, a file, or another speaker: they aren't the page's own words. */
export function ownWordsOf(node: SourceNode): string {
  const flat = (part: SourceNode): string => {
    if (part.type === 'inlineCode' || part.type === 'emphasis') return QUOTED;
    if (part.type === 'text') return part.value ?? '';
    return (part.children ?? []).map(flat).join('');
  };
  return withoutQuotations(flat(node));
}

export const withoutQuotations = (text: string): string => text.replace(/"[^"]*"|“[^”]*”/g, QUOTED);

export function textAttribute(node: SourceNode, name: string): string | undefined {
  const value = node.attributes?.find((attribute) => attribute.name === name)?.value;
  return typeof value === 'string' ? value : undefined;
}

export type Heading = {depth: number; text: string; id: string; line: number};

/** Headings with their ids: written as `{#id}`, or derived from the text as the generator does. */
export function headings(page: SourcePage): Heading[] {
  const slugger = createSlugger();
  return nodesOfType(page, 'heading').map((node) => {
    const text = textOf(node);
    return {depth: node.depth ?? 1, text, id: node.data?.id ?? slugger.slug(text), line: lineOf(node)};
  });
}

/** The top-level nodes under each heading; those before the first one have no heading. */
export function sections(page: SourcePage): {heading?: Heading; nodes: SourceNode[]}[] {
  const found: {heading?: Heading; nodes: SourceNode[]}[] = [{nodes: []}];
  const byLine = new Map(headings(page).map((heading) => [heading.line, heading]));
  for (const node of page.tree.children ?? []) {
    if (node.type === 'heading') found.push({heading: byLine.get(lineOf(node)), nodes: []});
    else found.at(-1)?.nodes.push(node);
  }
  return found;
}
