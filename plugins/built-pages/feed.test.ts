import {expect, it} from 'vitest';
import {textOf} from '../../lib/article';
import {elementsOf, parsePage} from '../../lib/html';
import {releases} from '../../model/changelog';
import type {Release} from '../../model/changelog/types';
import {writeFeed} from './feed';
import {testSite} from './testing';

async function feedOf(written: readonly Release[]): Promise<string> {
  const site = testSite();
  await writeFeed(site, written).finish!();
  return site.files.get('pilot/changelog/atom.xml')!;
}

it('has one entry per release, with the address of its part of the changelog', async () => {
  const elements = [...elementsOf(parsePage(await feedOf(releases)))];
  const ids = elements.filter(({tagName}) => tagName === 'id').map(textOf);
  const changelog = 'https://docs.example/help/pilot/changelog';
  expect(ids).toEqual([changelog, ...releases.map(({version}) => `${changelog}#release-${version.replace('.', '-')}`)]);
});

it('never turns a text into markup', async () => {
  const entry = {id: 'x', kind: 'New', area: 'Cases', affects: '&', page: '/docs/a'} as const;
  const hostile = await feedOf([
    {
      ...{version: '2025.99', date: '2025-12-31', title: '<b>Bold</b> & "more"'},
      entries: [{...entry, text: 'a <script>alert(1)</script> **b**'}],
    },
  ]);
  const [title, content] = ['title', 'content'].map((tag) => {
    const [element] = [...elementsOf(parsePage(hostile))].filter(({tagName}) => tagName === tag).slice(-1);
    return textOf(element!);
  });
  expect(title).toBe('2025.99: <b>Bold</b> & “more”');
  expect(content).toContain('a &#60;script&#62;alert(1)&#60;/script&#62; <strong>b</strong>');
});
