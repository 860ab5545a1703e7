/** A page as its writer sees it: front matter, syntax tree, and the passages that readers will see. */
import {createProcessor} from '@mdx-js/mdx';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import remarkGfm from 'remark-gfm';
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

export async function makeSourcePage(file: string, text: string): Promise<SourcePage> {
  const {frontMatter} = await DEFAULT_PARSE_FRONT_MATTER({filePath: file, fileContent: text});
  const tree = processor.parse(withoutFrontMatter(text)) as SourceNode;
  const route = file.replace(/^(content|src\/pages)(?=\/)/, '').replace(/\.mdx$/, '');
  return {file, route, frontMatter, text, tree};
}
