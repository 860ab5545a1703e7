/** Keeps browsers from translating typed text. Interface words, which are bold, have a component (InlineText). */
import {visit} from 'unist-util-visit';
import type {TreeNode} from '../mdx-tree';

export default function typedText(): (tree: TreeNode) => void {
  return (tree) =>
    visit(tree, (node) => {
      if (node.type !== 'inlineCode') return;
      node.data = {...node.data, hProperties: {...node.data?.hProperties, translate: 'no'}};
    });
}
