/** Marks bold words that are names on the screen, and those of buttons that readers press (lib/interface-words.ts). */
import {boldAttributes, type BoldAttributes} from '../../lib/interface-words';
import {nodesIn, plainText} from '../../lib/tree';
import {type PageFile, type TreeNode} from '../mdx-tree';

export default function interfaceWords(): (tree: TreeNode, file: PageFile) => void {
  return (tree, file) => {
    // Bold words are emphasis where readers choose a product.
    if (file.data.frontMatter?.kind === 'decision') return;
    for (const {children = []} of nodesIn(tree)) setAttributes(children);
  };
}

function setAttributes(nodes: readonly TreeNode[]): void {
  let previous: BoldAttributes | undefined;
  for (const [index, node] of nodes.entries()) {
    if (node.type !== 'strong') continue;
    const before = nodes[index - 1];
    previous = boldAttributes(plainText(node), before?.type === 'text' ? (before.value ?? '') : '', previous);
    node.data = {...node.data, hProperties: {...node.data?.hProperties, ...previous}};
  }
}
