import {expect, it} from 'vitest';
import {runOn} from '../mdx-tree/testing';
import typography from '.';

it('sets marks by the words around them, across markup, and leaves code alone', () => {
  const [{children: parts} = {children: []}] = runOn(typography, `Say "**Save**"; the \`'ID'\`'s row isn't new.`);
  expect(parts?.map(({value}) => value)).toEqual(['Say “', undefined, '”; the ', "'ID'", '’s row isn’t new.']);
  expect(parts?.[3]?.data?.hProperties?.translate).toBe('no');
});
