import {headingsIn} from '../../lib/pages';
import {nodesIn} from '../../lib/tree';
import {parseMdx} from './parse';
import {type PageFile, type TreeNode} from '.';

type PagePlugin = () => (tree: TreeNode, file: PageFile) => unknown;

/** What a plugin makes of the text of a page, whose headings have the ids that the generator gives them. */
export function runOn(plugin: PagePlugin, source: string, frontMatter: Record<string, unknown> = {}): TreeNode[] {
  const tree = parseMdx(source);
  const headings = headingsIn(source);
  for (const node of nodesIn(tree)) if (node.type === 'heading') node.data = {id: headings.shift()!.id};
  plugin()(tree, {path: `${process.cwd()}/content/docs/customers/offices.mdx`, data: {frontMatter}});
  return tree.children ?? [];
}
