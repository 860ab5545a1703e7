import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {expect, it} from 'vitest';
import type {BuiltSite} from './step';
import {addressCrawlers} from './crawlers';
import {parsePage, serializePage} from './tree';

const outDir = mkdtempSync(join(tmpdir(), 'crawlers-'));
const site = {props: {outDir, siteConfig: {url: 'https://docs.example'}, baseUrl: '/help/'}} as unknown as BuiltSite;

it('describes an article, whatever its title holds', () => {
  const document = parsePage(
    '<html><head><title>A &lt;/script> B | Docs</title><link rel="canonical" href="https://docs.example/help/a"><meta name="description" content="What it answers."></head><body><time datetime="2026-11-16T00:00:00.000Z">Nov 16</time></body></html>',
  );
  addressCrawlers(site).page!({file: 'a/index.html', path: '/a', document});
  const data = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(serializePage(document))![1]!;
  expect(JSON.parse(data)).toMatchObject({
    '@type': 'TechArticle',
    headline: 'A </script> B',
    url: 'https://docs.example/help/a',
    dateModified: '2026-11-16',
  });
});

it('says nothing of a page that is no article', () => {
  const html = '<html><head><title>Search</title></head><body></body></html>';
  const document = parsePage(html);
  addressCrawlers(site).page!({file: 'search/index.html', path: '/search', document});
  expect(serializePage(document)).toBe(html);
});

it('lets crawlers read everything and names the sitemap', async () => {
  await addressCrawlers(site).finish!();
  expect(readFileSync(join(outDir, 'robots.txt'), 'utf8')).toContain('Sitemap: https://docs.example/help/sitemap.xml');
  rmSync(outDir, {recursive: true});
});
