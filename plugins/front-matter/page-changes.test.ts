import {dirname} from 'node:path';
import {expect, it} from 'vitest';
import {releases} from '../../model/changelog';
import type {Release} from '../../model/changelog/types';
import {changesOf, parseFrontMatter} from '.';

it('lists the changes of one page, newest first, with the anchors of the changelog', () => {
  const change = {kind: 'New', area: 'Cases', text: 'T.', affects: 'All'} as const;
  const release = (version: string, page: string): Release => ({
    ...{version, date: `${version}-x`, title: 'T'},
    entries: [
      {...change, id: 'a', page},
      {...change, id: 'b', page: '/docs/other'},
    ],
  });
  const all = [release('2025.3', '/docs/a'), release('2025.2', '/docs/b'), release('2025.1', '/docs/a')];
  expect(changesOf('/docs/a', all).map(({id}) => id)).toEqual(['release-2025-3-a', 'release-2025-1-a']);
  expect(changesOf('/docs/none', all)).toEqual([]);
});

it('gives a page the changes of its address, whatever its slug', async () => {
  const route = releases[0]!.entries[0]!.page;
  const frontMatter = {slug: route.split('/').at(-1)};
  const {frontMatter: read} = await parseFrontMatter({
    ...{filePath: `content${dirname(route)}/other.mdx`, fileContent: ''},
    defaultParseFrontMatter: () => Promise.resolve({frontMatter, content: ''}),
  });
  expect(read.changes).toHaveLength(changesOf(route).length);
});

it('lists five at most', () => {
  const pages = new Set(releases.flatMap(({entries}) => entries.map(({page}) => page)));
  const counts = [...pages].map((page) => changesOf(page).length);
  expect(Math.min(...counts)).toBeGreaterThan(0);
  expect(Math.max(...counts)).toBeLessThanOrEqual(5);
});
