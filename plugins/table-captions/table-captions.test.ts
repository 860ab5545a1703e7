import {describe, expect, it} from 'vitest';
import type {TreeNode} from '../mdx-tree';
import tableCaptions from './index';

type Table = TreeNode & {data?: {hProperties?: Record<string, string>}};

const text = (value: string): TreeNode => ({type: 'text', value});
const heading = (title: string): TreeNode => ({type: 'heading', depth: 2, children: [text(title)]});
const table = (): Table => ({type: 'table', children: []});

function captionsOf(children: TreeNode[]): (string | undefined)[] {
  tableCaptions()({type: 'root', children}, {path: 'page.mdx', data: {frontMatter: {title: 'Offices'}}});
  return children
    .filter(({type}) => type === 'table')
    .map((node) => (node as Table).data?.hProperties?.['data-caption']);
}

describe('captions of Markdown tables', () => {
  it('are the heading above', () => {
    expect(captionsOf([heading('Validate an address'), table()])).toEqual(['Validate an address']);
  });

  it('differ when one heading has several tables', () => {
    expect(captionsOf([heading('Fields'), table(), table()])).toEqual(['Fields', 'Fields, table 2']);
  });

  it('are the page title before the first heading', () => {
    expect(captionsOf([table()])).toEqual(['Offices']);
  });
});

describe('cells of Markdown tables', () => {
  const row = (...cells: string[]): TreeNode => ({
    type: 'tableRow',
    children: cells.map((cell) => ({type: 'tableCell', children: [text(cell)]})),
  });
  const labelsOf = (...rows: TreeNode[]) => {
    const [, body] = rows;
    captionsOf([{type: 'table', children: rows}]);
    return body?.children?.map((cell) => (cell as Table).data?.hProperties?.['data-label']);
  };

  it('know their column where there are three, but for the first', () => {
    expect(labelsOf(row('Role', 'May', 'May not'), row('Billing', 'see', 'delete'))).toEqual([
      undefined,
      'May',
      'May not',
    ]);
  });

  it('are aligned where all of a column are amounts, with the name of the column', () => {
    const rows = [row('Item', 'Amount'), row('Bridge, $155.00 each', '$450.00'), row('Partner', '−$84.00')];
    captionsOf([{type: 'table', children: rows}]);
    expect(rows.map(({children}) => children?.map(({data}) => data?.hProperties?.className))).toEqual([
      [undefined, 'amount'],
      [undefined, 'amount'],
      [undefined, 'amount'],
    ]);
  });

  it('need no label where two fit a phone', () => {
    expect(labelsOf(row('Role', 'May'), row('Billing', 'see'))).toEqual([undefined, undefined]);
  });
});
