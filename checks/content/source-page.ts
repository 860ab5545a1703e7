/** A page as its writer sees it: front matter, headings, syntax tree, and the passages that readers will see. */
import {headingsIn, withoutFrontMatter, type PageHeading, type WrittenPage} from '../../lib/pages';
import {UserError} from '../../lib/user-error';
import {nodesIn} from '../../lib/tree';
import {isJsx, type TreeNode} from '../../plugins/mdx-tree';
import {parseMdx} from '../../plugins/mdx-tree/parse';

export type SourceNode = Omit<TreeNode, 'children'> & {
  children?: SourceNode[];
  url?: string;
};

export type SourcePage = Omit<WrittenPage, 'id' | 'siteSection'> & {headings: PageHeading[]; tree: SourceNode};

export const BRACES = 'Write \\{ for a brace, or put the words in `backticks`.';

/** `## Title {#id}`; what MDX would take for code. */
const WRITTEN_ID = / *\{#[^}]+\}$/gm;

type Page = Omit<SourcePage, 'headings' | 'tree'>;

/** By page, which lib/pages keeps while its text is the same: the development server asks after each change. */
const known = new WeakMap<Page, SourcePage>();

export function parseSource(page: Page): SourcePage {
  const parsed = known.get(page) ?? parse(page);
  known.set(page, parsed);
  return parsed;
}

function parse(page: Page): SourcePage {
  const text = withoutFrontMatter(page.text);
  try {
    const tree = parseMdx(text.replace(WRITTEN_ID, '')) as SourceNode;
    return {...page, headings: headingsIn(text), tree};
  } catch (error) {
    const {line, reason = ''} = error as {line?: number; reason?: string};
    // "Expected a closing tag for `<Related>` (13:1-13:10)"
    const [, sentence = reason, at = 1] = /^(.+?) \((\d+):[\d:-]+\)/.exec(reason) ?? [];
    const isCode = /acorn|expression/.test(reason);
    const said = isCode ? `this brace starts code that can't be read. ${BRACES}` : `${sentence}.`;
    throw new UserError(`${page.file}:${line ?? at}: ${said}`);
  }
}

export const nodesOfType = (page: SourcePage, ...types: string[]): SourceNode[] =>
  [...nodesIn(page.tree)].filter(({type}) => types.includes(type));

export const lineOf = (node: SourceNode): number => node.position?.start.line ?? 1;

/** The text of a node as a reader sees it. */
export function shownText(node: SourceNode): string {
  if (node.type === 'text' || node.type === 'inlineCode') return node.value ?? '';
  if (isJsx(node) && node.name === 'Menu') return textAttribute(node, 'path') ?? '';
  return (node.children ?? []).map(shownText).join('');
}

export function textAttribute(node: SourceNode, name: string): string | undefined {
  const value = node.attributes?.find((attribute) => attribute.name === name)?.value;
  return typeof value === 'string' ? value : undefined;
}
