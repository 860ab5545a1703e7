import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';
import {fileOf, headingsIn, pageTitle, readPages, readText, routeOf, withoutFrontMatter} from './pages';

const folder = mkdtempSync(join(tmpdir(), 'pages-'));
afterAll(() => rmSync(folder, {recursive: true}));

const LINES = ['---', 'title: Return labels', 'description: "A: B"', '---', '', '# Return labels', ''];
const PAGE = LINES.join('\n');

describe('a page from another editor', () => {
  it.each([
    ['Windows line endings', LINES.join('\r\n')],
    ['a byte-order mark', `\uFEFF${PAGE}`],
    ['both', `\uFEFF${LINES.join('\r\n')}`],
  ])('with %s is read like any other', (_, written) => {
    const file = join(folder, 'page.mdx');
    writeFileSync(file, written);
    expect(readText(file)).toBe(PAGE);
    const [page] = readPages([folder]);
    expect(page?.frontMatter).toEqual({title: 'Return labels', description: 'A: B'});
  });
});

it('front matter leaves its lines empty where only the text is read', () => {
  expect(withoutFrontMatter(PAGE)).toBe('\n\n\n\n\n# Return labels\n');
});

it.each([
  ['content/docs/cases/overview.mdx', undefined, '/docs/cases/overview'],
  ['content/docs/cases/overview.questions.yaml', undefined, '/docs/cases/overview'],
  ['content/docs/products/products.mdx', 'products', '/docs/products/products'],
  ['content/docs/products/products.mdx', '/all-products', '/docs/all-products'],
  ['src/pages/legal/terms.mdx', '/terms', '/terms'],
  [`${process.cwd()}/content/pilot/changelog.mdx`, undefined, '/pilot/changelog'],
  ['src/pages/markdown-page.mdx', undefined, '/markdown-page'],
  ['src/pages/index.questions.yaml', undefined, '/'],
])('the route of %s', (file, slug, route) => {
  expect(routeOf(file, slug)).toBe(route);
});

it('finds the file of a route, whatever its slug', () => {
  const home = process.cwd();
  process.chdir(folder);
  mkdirSync('content/docs/cases', {recursive: true});
  for (const name of ['all', 'search']) {
    const slug = name === 'all' ? 'search' : 'find';
    writeFileSync(`content/docs/cases/${name}.mdx`, `---\ntitle: ${name}\nslug: ${slug}\n---\n`);
  }
  const files = ['/docs/cases/search#fields', '/docs/cases/find', '/docs/cases/all'].map(fileOf);
  process.chdir(home);
  expect(files).toEqual(['content/docs/cases/all.mdx', 'content/docs/cases/search.mdx', undefined]);
});

it('finds the title of a route, with or without an anchor', () => {
  expect(pageTitle('/docs/customers/return-labels#fields')).toBe('Return labels');
  expect(() => pageTitle('/docs/nowhere')).toThrow('There is no page at /docs/nowhere.');
});

it('gives headings the ids that the generator gives them', () => {
  const page = '# A\n\n## Put it on **hold** {#hold}\n\n```\n## not one\n```\n\n## [Fix](/x) it\n\n## Fix it\n';
  expect(headingsIn(page)).toEqual([
    {depth: 1, id: 'a', name: 'A', line: 1},
    {depth: 2, id: 'hold', name: 'Put it on hold', line: 3},
    {depth: 2, id: 'fix-it', name: 'Fix it', line: 9},
    {depth: 2, id: 'fix-it-1', name: 'Fix it', line: 11},
  ]);
});
