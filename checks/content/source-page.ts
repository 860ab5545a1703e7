/** A page as its writer sees it: front matter, syntax tree, and the passages that readers will see. */
import {createProcessor} from '@mdx-js/mdx';
import {DEFAULT_PARSE_FRONT_MATTER, escapeMarkdownHeadingIds, parseMarkdownHeadingId} from '@docusaurus/utils';
import remarkGfm from 'remark-gfm';
import {plainLines, readPages, routeOf, withoutFrontMatter} from '../../lib/pages';
import {UserError} from '../../lib/user-error';
import {nodesIn, type TreeNode} from '../../plugins/mdx-tree';

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

/** Moves an id written as `{#id}` from the heading's text to its data, as the generator does. */
function takeWrittenId(heading: SourceNode): void {
  const last = heading.children?.at(-1);
  if (last?.type !== 'text') return;
  const {text, id} = parseMarkdownHeadingId(last.value ?? '');
  last.value = text;
  if (id) heading.data = {...heading.data, id};
}

export async function makeSourcePage(file: string, written: string): Promise<SourcePage> {
  const text = plainLines(written);
  const {frontMatter} = await DEFAULT_PARSE_FRONT_MATTER({filePath: file, fileContent: text});
  let tree: SourceNode;
  try {
    tree = processor.parse(escapeMarkdownHeadingIds(withoutFrontMatter(text))) as SourceNode;
  } catch (error) {
    const {line, reason, message} = error as {line?: number; reason?: string; message: string};
    throw new UserError(`${file}:${line ?? 1}: ${reason ?? message}`);
  }
  for (const node of nodesIn(tree)) if (node.type === 'heading') takeWrittenId(node);
  return {file, route: routeOf(file), frontMatter, text, tree};
}

/** Every page written by a person, sorted by path. */
export const readSourcePages = (): Promise<SourcePage[]> =>
  Promise.all(readPages().map(({file, text}) => makeSourcePage(file, text)));
