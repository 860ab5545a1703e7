import {expect, it} from 'vitest';
import type {TreeNode} from '../mdx-tree';
import typedText from '.';

it('marks code in the text as not to be translated', () => {
  const tree: TreeNode = {
    type: 'paragraph',
    children: [
      {type: 'text', value: 'Type'},
      {type: 'inlineCode', value: 'ID'},
    ],
  };
  typedText()(tree);
  expect(tree.children?.map(({data}) => data?.hProperties?.translate)).toEqual([undefined, 'no']);
});
