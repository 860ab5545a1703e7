import {expect, test} from 'vitest';
import {nodesIn, plainText} from '../../lib/tree';
import {runOn} from '../mdx-tree/testing';
import interfaceWords from '.';

const attributes = (source: string, frontMatter = {}) =>
  runOn(interfaceWords, source, frontMatter)
    .flatMap((node) => [...nodesIn(node)])
    .filter(({type}) => type === 'strong')
    .map((node) => [plainText(node), node.data?.hProperties]);

const name = {translate: 'no'};
const press = {translate: 'no', className: 'press'};

test('what is selected is a button; other names on the screen are names', () => {
  expect(attributes('Choose the **Case type**, such as **New**, and select **Save**.')).toEqual([
    ['Case type', name],
    ['New', name],
    ['Save', press],
  ]);
  expect(attributes('1. Select **Save**, then **Invoice**, or read **Status**.')).toEqual([
    ['Save', press],
    ['Invoice', press],
    ['Status', name],
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
