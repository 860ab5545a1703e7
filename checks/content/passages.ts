/** The pieces of text on a page that its writer worded: paragraphs, headings, cells, captions. */
import {isJsx, nodesIn} from '../../plugins/mdx-tree';
import type {SourceNode, SourcePage} from './source-page';
import {lineOf, ownWordsOf, textAttribute, textOf, withoutQuotations} from './tree';

export type Passage = {
  line: number;
  text: string;
  /** The text without quoted words. */
  ownWords: string;
};

const BLOCKS = new Set(['paragraph', 'heading', 'tableCell']);
const WORDED_ATTRIBUTES = ['caption', 'label'];

export function passages(page: SourcePage): Passage[] {
  return [...frontMatterPassages(page), ...[...nodesIn(page.tree)].flatMap(passagesOfNode)];
}

const plainPassage = (line: number, text: string): Passage => ({line, text, ownWords: withoutQuotations(text)});

function frontMatterPassages({frontMatter: {title, description}}: SourcePage): Passage[] {
  return [title, description].filter((text) => typeof text === 'string').map((text) => plainPassage(2, text));
}

function passagesOfNode(node: SourceNode): Passage[] {
  const line = lineOf(node);
  const worded: Passage = {line, text: textOf(node), ownWords: ownWordsOf(node)};
  if (BLOCKS.has(node.type)) return [worded];
  if (!isJsx(node)) return [];
  const attributes = WORDED_ATTRIBUTES.flatMap((name) => textAttribute(node, name) ?? []);
  // `<Permission …>text</Permission>` on its own line contains its text without a paragraph.
  const holdsText = node.type === 'mdxJsxFlowElement' && node.children?.some(({type}) => type === 'text');
  return [...attributes.map((text) => plainPassage(line, text)), ...(holdsText ? [worded] : [])];
}
