/** The stretches of text on a page whose wording is the writer's: paragraphs, headings, cells, captions. */
import {isJsx} from '../../plugins/mdx-tree';
import type {SourceNode, SourcePage} from './source-page';
import {lineOf, nodesIn, ownWordsOf, textAttribute, withoutQuotations} from './tree';

export type Passage = {line: number; text: string};

const BLOCKS = new Set(['paragraph', 'heading', 'tableCell']);
const WORDED_ATTRIBUTES = ['caption', 'label'];

export function passages(page: SourcePage): Passage[] {
  return [...frontMatterPassages(page), ...[...nodesIn(page.tree)].flatMap(passagesOfNode)];
}

function frontMatterPassages({frontMatter}: SourcePage): Passage[] {
  return ['title', 'description']
    .filter((key) => typeof frontMatter[key] === 'string')
    .map((key) => ({line: 2, text: withoutQuotations(String(frontMatter[key]))}));
}

function passagesOfNode(node: SourceNode): Passage[] {
  const line = lineOf(node);
  if (BLOCKS.has(node.type)) return [{line, text: ownWordsOf(node)}];
  if (!isJsx(node)) return [];
  const attributes = WORDED_ATTRIBUTES.flatMap((name) => textAttribute(node, name) ?? []);
  // `<Permission …>text</Permission>` on a line of its own holds its text without a paragraph.
  const own =
    node.type === 'mdxJsxFlowElement' && node.children?.some(({type}) => type === 'text') ? [ownWordsOf(node)] : [];
  return [...attributes, ...own].map((text) => ({line, text}));
}
