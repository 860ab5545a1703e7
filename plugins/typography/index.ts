/**
 * Readers see typographic quotation marks and apostrophes, whatever a writer typed. Code stays as it is typed, and
 * browsers don't translate it. Runs before ids are made, which have none of these marks.
 */
import {typographic} from '../../lib/typography';
import {nodesIn} from '../../lib/tree';
import {type TreeNode} from '../mdx-tree';

const leavesOf = (node: TreeNode): TreeNode[] => (node.children?.length ? node.children.flatMap(leavesOf) : [node]);

/** Stands in for nodes without text, such as code, so that a mark beside one counts as beside a word. */
const OTHER = 'x';

/** Whole blocks, because the mark in `**Save**'s` depends on the words before it. */
function setMarks(block: TreeNode): void {
  const leaves = leavesOf(block);
  const typed = ({type, value}: TreeNode) => (type === 'text' ? (value ?? '') : OTHER);
  const text = typographic(leaves.map(typed).join(''));
  let start = 0;
  for (const leaf of leaves) {
    const {length} = typed(leaf);
    if (leaf.type === 'text') leaf.value = text.slice(start, start + length);
    start += length;
  }
}

export default function typography(): (tree: TreeNode) => void {
  return (tree) => {
    for (const node of nodesIn(tree)) {
      if (node.type === 'inlineCode') {
        node.data = {...node.data, hProperties: {...node.data?.hProperties, translate: 'no'}};
      } else if (node.children?.some(({type}) => type === 'text')) setMarks(node);
    }
  };
}
