/** The pieces of text on a page that its writer worded: paragraphs, headings, cells, captions. */
import {nodesIn} from '../../lib/tree';
import {isJsx} from '../../plugins/mdx-tree';
import {lineOf, textAttribute, shownText, type SourceNode, type SourcePage} from './source-page';

export type Passage = {
  line: number;
  text: string;
  /** The text without quoted words. */
  ownWords: string;
};

const BLOCKS = new Set(['paragraph', 'heading', 'tableCell']);
const WORDED_ATTRIBUTES = ['caption', 'label'];

export function passages(page: SourcePage): Passage[] {
  const {title, description} = page.frontMatter;
  const inFrontMatter = [title, description].map((text) => plainPassage(2, String(text ?? '')));
  return [...inFrontMatter, ...[...nodesIn(page.tree)].flatMap(passagesOfNode)];
}

const plainPassage = (line: number, text: string): Passage => ({line, text, ownWords: withoutQuotations(text)});

function passagesOfNode(node: SourceNode): Passage[] {
  const line = lineOf(node);
  const worded: Passage = {line, text: shownText(node), ownWords: withoutQuotations(unquotedText(node))};
  if (BLOCKS.has(node.type)) return [worded];
  if (!isJsx(node)) return [];
  const attributes = WORDED_ATTRIBUTES.flatMap((name) => textAttribute(node, name) ?? []);
  // `<Permission …>text</Permission>` on its own line contains its text without a paragraph.
  const holdsText = node.type === 'mdxJsxFlowElement' && node.children?.some(({type}) => type === 'text');
  return [...attributes.map((text) => plainPassage(line, text)), ...(holdsText ? [worded] : [])];
}

/** Stands in for quoted words. */
const QUOTED = '…';

/** Code, emphasis, and quotations quote a screen, a file, or another speaker: they aren't the page's own words. */
function unquotedText(node: SourceNode): string {
  if (node.type === 'inlineCode' || node.type === 'emphasis') return QUOTED;
  if (node.type === 'text') return node.value ?? '';
  return (node.children ?? []).map(unquotedText).join('');
}

export const withoutQuotations = (text: string): string => text.replace(/"[^"]*"|“[^”]*”/g, QUOTED);
