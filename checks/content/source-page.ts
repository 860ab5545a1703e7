/** A page as its writer sees it: front matter, syntax tree, and the passages that readers will see. */
import {createProcessor} from '@mdx-js/mdx';
import {DEFAULT_PARSE_FRONT_MATTER, escapeMarkdownHeadingIds, parseMarkdownHeadingId} from '@docusaurus/utils';
import remarkGfm from 'remark-gfm';
import {visit} from 'unist-util-visit';
import type {TreeNode} from '../../plugins/mdx-tree';

export type SourceNode = Omit<TreeNode, 'children'> & {
  children?: SourceNode[];
  url?: string;
  alt?: string | null;
  ordered?: boolean | null;
};

export type SourcePage = {
  /** Path relative to the project root, such as `content/docs/cases/overview.mdx`. */
  file: string;
  /** Route on the site, such as `/docs/cases/overview`. */
  route: string;
  frontMatter: Record<string, unknown>;
  text: string;
  tree: SourceNode;
};

const processor = createProcessor({format: 'mdx', remarkPlugins: [remarkGfm]});

/** Blank lines replace the front matter, which keeps line numbers correct. */
function withoutFrontMatter(text: string): string {
  return text.replace(/^---\n[\s\S]*?\n---\n/, (block) => block.replace(/[^\n]/g, ''));
}

/** Moves an id written as `{#id}` from the heading's text to its data, as the generator does. */
function takeWrittenId(heading: SourceNode): void {
  const last = heading.children?.at(-1);
  if (last?.type !== 'text') return;
  const {text, id} = parseMarkdownHeadingId(last.value ?? '');
  last.value = text;
  if (id) heading.data = {...heading.data, id};
}

export async function makeSourcePage(file: string, text: string): Promise<SourcePage> {
  const {frontMatter} = await DEFAULT_PARSE_FRONT_MATTER({filePath: file, fileContent: text});
  const tree = processor.parse(escapeMarkdownHeadingIds(withoutFrontMatter(text))) as SourceNode;
  visit(tree, 'heading', takeWrittenId);
  const route = file.replace(/^(content|src\/pages)(?=\/)/, '').replace(/\.mdx$/, '');
  return {file, route, frontMatter, text, tree};
}
