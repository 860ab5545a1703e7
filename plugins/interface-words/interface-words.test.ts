import {expect, test} from 'vitest';
import {nodesIn, plainText} from '../../lib/tree';
import {runOn} from '../mdx-tree/testing';
import interfaceWords from '.';

const attributes = (source: string, frontMatter = {}) =>
  runOn(interfaceWords, source, frontMatter)
    .flatMap((node) => [...nodesIn(node)])
    .filter(({type}) => type === 'strong')
    .map((node) => [plainText(node), node.data?.hProperties]);

test('names on the screen are not translated', () => {
  expect(attributes('1. Choose the **Case type**, and select **Save**.')).toEqual([
    ['Case type', {translate: 'no'}],
    ['Save', {translate: 'no'}],
  ]);
});

test.each(['**You can’t go live.** Read on.', '**If work has started,** finish it.', 'Work that **hasn’t started**.'])(
  'a sentence, its beginning, and words in lowercase are emphasis: %s',
  (source) => {
    expect(attributes(source)[0]?.[1]).toEqual({});
  },
);

test('where readers choose a product, bold words are emphasis', () => {
  expect(attributes('**EasyRx alone** is best for you.', {kind: 'decision'})).toEqual([['EasyRx alone', undefined]]);
});
