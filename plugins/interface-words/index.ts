/** Marks bold words that are names on the screen (lib/interface-words.ts). */
import {boldAttributes} from '../../lib/interface-words';
import {nodesIn, plainText} from '../../lib/tree';
import {type PageFile, type TreeNode} from '../mdx-tree';

export default function interfaceWords(): (tree: TreeNode, file: PageFile) => void {
  return (tree, file) => {
    // Bold words are emphasis where readers choose a product.
    if (file.data.frontMatter?.kind === 'decision') return;
    for (const node of nodesIn(tree)) {
      if (node.type !== 'strong') continue;
      node.data = {...node.data, hProperties: {...node.data?.hProperties, ...boldAttributes(plainText(node))}};
    }
  };
}
