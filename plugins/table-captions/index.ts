/**
 * Gives Markdown tables a caption from the heading above them, for screen readers and as the name of their scroll
 * area. Cells of wide tables also get the name of their column, because phones show each row as a list.
 */
import {plainText, type PageFile, type TreeNode} from '../mdx-tree';

/** Tables with fewer columns fit on a phone. */
const WIDE_FROM = 3;

function labelCells({children: [head, ...rows] = []}: TreeNode): void {
  const names = (head?.children ?? []).map(plainText);
  if (names.length < WIDE_FROM) return;
  for (const row of rows) {
    for (const [index, cell] of (row.children ?? []).entries())
      if (index > 0) cell.data = {hProperties: {'data-label': names[index] ?? ''}};
  }
}

export default function tableCaptions(): (tree: TreeNode, file: PageFile) => void {
  return (tree, file) => {
    let heading = String(file.data.frontMatter?.title ?? '');
    const used = new Map<string, number>();
    const name = (table: TreeNode) => {
      const count = (used.get(heading) ?? 0) + 1;
      used.set(heading, count);
      table.data = {hProperties: {'data-caption': count === 1 ? heading : `${heading}, table ${count}`}};
    };
    const read = (node: TreeNode) => {
      if (node.type === 'heading') heading = plainText(node);
      if (node.type === 'table') {
        name(node);
        labelCells(node);
      }
      for (const child of node.children ?? []) read(child);
    };
    read(tree);
  };
}
