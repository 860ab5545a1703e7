import {expect, it} from 'vitest';
import {parsePage, serializePage} from '../../lib/html';
import {addressRedirects, redirectOf} from './redirects';
import {testSite} from './testing';

const refresh = '<meta http-equiv="refresh" content="0; url=/help/docs/cases/overview">';
const links =
  '<link rel="canonical" href="https://docs.example/help/docs"><meta property="og:url" content="https://docs.example/help/docs"><a href="https://docs.example/help/docs/b"></a>';

function addressed(html: string): string {
  const page = parsePage(html);
  void addressRedirects(testSite()).page?.({path: '/docs', title: '', page});
  return serializePage(page);
}

it('names the opened page wherever the generator named the section, and leaves longer addresses alone', () => {
  const page = addressed(refresh + links);
  expect(page.split('"https://docs.example/help/docs/cases/overview"')).toHaveLength(3);
  expect(page).toContain('href="https://docs.example/help/docs/b"');
  expect(page).not.toContain('"https://docs.example/help/docs"');
});

it('leaves pages alone that send nobody on', () => {
  expect(addressed(links)).toContain('"https://docs.example/help/docs"');
  expect(redirectOf(parsePage(links))).toBeUndefined();
});
