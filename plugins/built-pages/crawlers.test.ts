import {expect, it} from 'vitest';
import {parsePage, serializePage} from '../../lib/html';
import {addressCrawlers} from './crawlers';
import {testSite} from './testing';

const PAGE = '<html><head></head><body></body></html>';

function described(path: string, title: string): string {
  const page = parsePage(PAGE);
  void addressCrawlers(testSite()).page!({path, title, page});
  return serializePage(page);
}

it('describes an article, whatever its title holds', () => {
  const html = described('/docs/cases/overview', 'A </script> B');
  const data = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)![1]!;
  expect(JSON.parse(data)).toMatchObject({
    '@type': 'TechArticle',
    headline: 'A </script> B',
    url: 'https://docs.example/help/docs/cases/overview',
    dateModified: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as unknown,
  });
});

it('says nothing of a page that is no article', () => expect(described('/search', 'Search')).toBe(PAGE));

it('lets crawlers read everything and names the sitemap', async () => {
  const site = testSite();
  await addressCrawlers(site).finish!();
  expect(site.files.get('robots.txt')).toContain('Sitemap: https://docs.example/help/sitemap.xml');
});
