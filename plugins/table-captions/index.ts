/**
 * Gives Markdown tables a caption from the heading above them, for screen readers. Short first cells are the names of their
 * rows. Cells of wide tables also get the name of their column, because phones show each row as a list, and numbers and
 * amounts of money are aligned.
 */
import {nodesIn, plainText} from '../../lib/tree';
import {type PageFile, type TreeNode} from '../mdx-tree';

/** Tables with fewer columns fit on a phone. */
const WIDE_FROM = 3;

/** Characters of a name; what is longer is a sentence. */
const NAME = 32;

const AMOUNT = /^[−-]?\$?[\d,.]*[½¼¾\d]$/;

function markCells({children: [head, ...rows] = []}: TreeNode, isWide: boolean): void {
  for (const [index, title] of (head?.children ?? []).entries()) {
    const cells = rows.flatMap(({children = []}) => children[index] ?? []);
    const amount = cells.every((cell) => AMOUNT.test(plainText(cell))) && {className: 'amount'};
    title.data = {hProperties: {scope: 'col', ...amount}};
    const label = isWide && index > 0 && {'data-label': plainText(title)};
    const areNames = index === 0 && cells.every((cell) => plainText(cell).length <= NAME);
    const name = areNames && {hName: 'th', hProperties: {scope: 'row'}};
    for (const cell of cells) cell.data = name || {hProperties: {...label, ...amount}};
  }
}

export default function tableCaptions(): (tree: TreeNode, file: PageFile) => void {
  return (tree, file) => {
    let heading = String(file.data.frontMatter?.title ?? '');
    const used = new Map<string, number>();
    for (const node of nodesIn(tree)) {
      if (node.type === 'heading') heading = plainText(node);
      if (node.type !== 'table') continue;
      const count = (used.get(heading) ?? 0) + 1;
      used.set(heading, count);
      const caption = count === 1 ? heading : `${heading}, table ${count}`;
      const isWide = (node.children?.[0]?.children ?? []).length >= WIDE_FROM;
      node.data = {hProperties: {'data-caption': caption, ...(isWide && {className: 'stacks'})}};
      markCells(node, isWide);
    }
  };
}
