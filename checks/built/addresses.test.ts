import {expect, test} from 'vitest';
import {addresses, publishedAddresses} from './addresses';
import {siteOf} from './testing';

const page = (body: string) => siteOf({'docs/cases/overview/index.html': `<main>${body}</main>`});

test('a section that is gone is named, with how to keep its address', async () => {
  const mistakes = await addresses(['/docs/cases/overview#go-live']).check(page('<h2 id="start">Start</h2>'));
  expect(mistakes).toEqual([expect.stringMatching(/^\/docs\/cases\/overview#go-live is gone\. .*\{#id\}/)]);
});

test('a section that moved keeps its address with an alias', async () => {
  const moved = page('<h2 id="start">Start<span id="go-live"></span></h2>');
  expect(await addresses(['/docs/cases/overview#go-live']).check(moved)).toEqual([]);
});

test('what is published are sections, problems, rows, and changes', () => {
  const body =
    '<h2 id="a"></h2><details id="problem-b"></details><table><tr id="c"></tr></table><li id="release-d"></li><p id="e"></p>';
  expect(publishedAddresses(page(body))).toEqual(
    ['a', 'problem-b', 'c', 'release-d'].map((id) => `/docs/cases/overview#${id}`),
  );
});
