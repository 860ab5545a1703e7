import type {Props} from '@docusaurus/types';
import {expect, it} from 'vitest';
import {addressOpenings, refreshTarget} from './openings';
import {parsePage, serializePage} from './tree';

const site = {props: {siteConfig: {url: 'https://a.example'}, baseUrl: '/help/'} as Props, replaceInPages: () => {}};
const refresh = '<meta http-equiv="refresh" content="0; url=/help/docs/cases/overview">';
const links = (address: string) =>
  `<link rel="canonical" href="${address}"><meta property="og:url" content="${address}"><a href="https://a.example/help/docs/b"></a>`;

function addressed(html: string): string {
  const document = parsePage(html);
  void addressOpenings(site).page?.({file: 'docs/index.html', path: '/docs', document});
  return serializePage(document);
}

it('names the opened page wherever the generator named the section, and leaves longer addresses alone', () => {
  const page = addressed(refresh + links('https://a.example/help/docs'));
  expect(page).toContain('href="https://a.example/help/docs/cases/overview"');
  expect(page).toContain('content="https://a.example/help/docs/cases/overview"');
  expect(page).toContain('href="https://a.example/help/docs/b"');
  expect(page).not.toContain('"https://a.example/help/docs"');
});

it('leaves pages alone that send nobody on', () => {
  expect(addressed(links('https://a.example/help/docs'))).toContain('"https://a.example/help/docs"');
  expect(refreshTarget(parsePage(links('/')))).toBeUndefined();
});
