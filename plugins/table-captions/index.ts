/**
 * Gives Markdown tables a caption from the heading above them, for screen readers. Cells of wide tables also get the
 * name of their column, because phones show each row as a list, and amounts of money are aligned.
 */
import {plainText, type PageFile, type TreeNode} from '../mdx-tree';

/** Tables with fewer columns fit on a phone. */
const WIDE_FROM = 3;

const AMOUNT = /^[−-]?\$[\d,.]+$/;

function markCells({children: [head, ...rows] = []}: TreeNode): void {
  const isWide = (head?.children ?? []).length >= WIDE_FROM;
  for (const [index, title] of (head?.children ?? []).entries()) {
    const cells = rows.flatMap(({children = []}) => children[index] ?? []);
    const isAmounts = cells.every((cell) => AMOUNT.test(plainText(cell)));
    if (isAmounts) title.data = {hProperties: {className: 'amount'}};
    for (const cell of cells) {
      cell.data = {
        hProperties: {
          ...(isWide && index > 0 && {'data-label': plainText(title)}),
          ...(isAmounts && {className: 'amount'}),
        },
      };
    }
  }
}

export default function tableCaptions(): (tree: TreeNode, file: PageFile) => void {
  return (tree, file) => {
    let heading = String(file.data.frontMatter?.title ?? '');
    const used = new Map<string, number>();
    const name = (table: TreeNode) => {
      const count = (used.get(heading) ?? 0) + 1;
      used.set(heading, count);
      const isWide = (table.children?.[0]?.children ?? []).length >= WIDE_FROM;
      table.data = {
        hProperties: {
          'data-caption': count === 1 ? heading : `${heading}, table ${count}`,
          ...(isWide && {className: 'stacks'}),
        },
      };
    };
    const read = (node: TreeNode) => {
      if (node.type === 'heading') heading = plainText(node);
      if (node.type === 'table') {
        name(node);
        markCells(node);
      }
      for (const child of node.children ?? []) read(child);
    };
    read(tree);
  };
}
