import {parseFragment, serialize} from 'parse5';
import {expect, it} from 'vitest';
import {findElement, type Element} from '../../plugins/built-pages/tree';
import {adaptArticle, anchorOf, rewriteLink, type Links} from './article';
import {composeBook, contentsOf, deadLinks} from './compose';
import type {Group, Page, Section} from './read-site';

const links: Links = {
  anchors: new Map([
    ['/docs/cases/overview', 'docs-cases-overview'],
    ['/docs/category/cases', 'docs-category-cases'],
  ]),
  site: 'https://docs.example/help',
};

it.each([
  ['/help/docs/cases/overview', '#docs-cases-overview'],
  ['/help/docs/cases/overview#go-live', '#docs-cases-overview--go-live'],
  ['#go-live', '#docs-cases-overview--go-live'],
  ['/help/docs/category/cases', '#docs-category-cases'],
  ['/help/guides/outsourcing#x', 'https://docs.example/help/guides/outsourcing#x'],
  ['https://www.irs.gov/', 'https://www.irs.gov/'],
  ['mailto:a@b.example', 'mailto:a@b.example'],
])('%s leads to %s', (href, expected) => {
  expect(rewriteLink(href, '/docs/cases/overview', links)).toBe(expected);
});

const articleOf = (body: string): Element =>
  findElement(parseFragment(`<article>${body}</article>`) as Element, ({tagName}) => tagName === 'article')!;

function adapted(body: string, depth = 1): string {
  const article = articleOf(body);
  adaptArticle(article, '/docs/cases/overview', depth, links);
  return serialize(article);
}

it('gives each page its own ids', () => {
  expect(adapted('<p id="a" aria-labelledby="b c">x</p>')).toBe(
    `<p id="${anchorOf('/docs/cases/overview', 'a')}" aria-labelledby="docs-cases-overview--b docs-cases-overview--c">x</p>`,
  );
});

it('puts the headings below the ones of the book, six levels at most', () => {
  expect(adapted('<h1>A</h1><h2>B</h2><h4>C</h4>', 4)).toBe(
    '<h1 aria-level="4">A</h1><h2 aria-level="5">B</h2><h4 aria-level="6">C</h4>',
  );
});

it('keeps words that can be pressed, opens what is folded, and drops the controls', () => {
  const term = '<button popovertarget="t">pair</button><span popover="auto" id="t">A doctor at an office.</span>';
  const code = '<button data-copies=""><code>{{a}}</code></button>';
  expect(adapted(`<p>A ${term} and ${code}.</p><form>Filter</form><details><summary>S</summary></details>`)).toBe(
    '<p>A pair and <code>{{a}}</code>.</p><details open=""><summary>S</summary></details>',
  );
  const figure =
    '<figure><div popover="auto" id="f"><button popovertarget="f" data-search="skip">Close</button>Draw</div></figure>';
  expect(adapted(figure)).toBe('<figure><div popover="auto" id="docs-cases-overview--f">Draw</div></figure>');
});

const page = (path: string, title: string, body = ''): Page => ({
  kind: 'page',
  title,
  path,
  updated: '2026-11-16',
  article: articleOf(`<h1>${title}</h1>${body}`),
  styles: ['/a.css'],
});
const group = (path: string, title: string, items: Group['items']): Group => ({kind: 'group', title, path, items});

const docs = (): Section => ({
  id: 'docs',
  title: 'Docs',
  items: [group('/docs/category/cases', 'Cases', [page('/docs/cases/a', 'A'), page('/docs/cases/b', '"B" \\ <c>')])],
});

it('lists pages below their categories', () => {
  expect(contentsOf(docs().items)).toEqual([
    {
      title: 'Cases',
      anchor: 'docs-category-cases',
      entries: [
        {title: 'A', anchor: 'docs-cases-a', entries: []},
        {title: '"B" \\ <c>', anchor: 'docs-cases-b', entries: []},
      ],
    },
  ]);
});

it('lists a category once whose only page has its name', () => {
  const items = [group('/docs/category/imports', 'Imports', [page('/docs/imports', 'Imports')])];
  expect(contentsOf(items)).toEqual([{title: 'Imports', anchor: 'docs-category-imports', entries: []}]);
});

it('composes one document whose links lead somewhere, with a head line for each page', () => {
  const guides: Section = {
    id: 'guides',
    title: 'Guides',
    items: [page('/guides/c', 'C', '<a href="/docs/cases/a">A</a>')],
  };
  const html = composeBook({name: 'manual', title: 'The whole manual', sections: [docs(), guides]});
  expect(deadLinks(html)).toEqual([]);
  expect(html).toContain(
    '@page docs-cases-b { @top-left { content: "Docs › Cases" } @top-right { content: "\\"B\\" \\\\ <c>" } }',
  );
  expect(html).toContain('<a href="#docs-cases-a">A</a>');
  expect(html.match(/<link rel="stylesheet"/g)).toHaveLength(1);
  const levels = [...html.matchAll(/<h\d[^>]*aria-level="(\d)"[^>]*>(?:<small>[^<]*<\/small>)?([^<]*)/g)];
  expect(levels.map(([, level, text]) => `${level} ${text}`)).toEqual([
    '1 Contents',
    '1 Docs',
    '2 Cases',
    '3 A',
    '3 "B" \\ ',
    '1 Guides',
    '2 C',
  ]);
});

it('names links that lead nowhere', () => {
  expect(deadLinks('<p id="a"></p><a href="#a"></a><a href="#b"></a>')).toEqual(['b']);
});
