import {expect, it} from 'vitest';
import {withWrittenDates} from './sitemap';

it('keeps the dates of pages, at any depth, and asks git for no other', () => {
  const page = {path: '/docs/a', component: 'Doc', metadata: {sourceFilePath: 'a.mdx', lastUpdatedAt: 7}};
  const home = {path: '/', component: 'Home', metadata: {sourceFilePath: 'index.tsx'}};
  const [docs, start] = withWrittenDates([{path: '/docs', component: 'Root', routes: [page]}, home]);
  expect(docs?.routes).toEqual([page]);
  expect(start?.metadata).toEqual({sourceFilePath: 'index.tsx', lastUpdatedAt: null});
});
