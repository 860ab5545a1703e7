import {expect, it} from 'vitest';
import type {TreeNode} from '../mdx-tree';
import typography from '.';

const text = (value: string): TreeNode => ({type: 'text', value});

it('sets marks by the words around them, across markup, and leaves code alone', () => {
  const tree: TreeNode = {
    type: 'paragraph',
    children: [
      text('Say "'),
      {type: 'strong', children: [text('Save')]},
      text(`"; the `),
      {type: 'inlineCode', value: "'ID'"},
      text(`'s row isn't new.`),
    ],
  };
  typography()({type: 'root', children: [tree]});
  expect(tree.children?.map(({value}) => value)).toEqual(['Say “', undefined, '”; the ', "'ID'", '’s row isn’t new.']);
  expect(tree.children?.map(({data}) => data?.hProperties?.translate)[3]).toBe('no');
});
