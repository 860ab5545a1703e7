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
