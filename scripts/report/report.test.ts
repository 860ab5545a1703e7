import {expect, it} from 'vitest';
import {reportPage} from './page';
import {readLine} from './read-line';
import {count, emptySummary} from './summary';

const PAGE = '/docs/cases/overview';
const site = {baseUrl: '/', isRoute: (path: string) => [PAGE, '/search'].includes(path)};
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0';
const combined = (target: string, status = 200, agent = BROWSER, referrer = '-') =>
  `203.0.113.7 - - [16/Nov/2026:02:00:00 +0000] "GET ${target} HTTP/1.1" ${status} 512 "${referrer}" "${agent}"`;
const caddy = (target: string, headers: Record<string, string[]> = {}) =>
  JSON.stringify({request: {remote_ip: '203.0.113.7', method: 'GET', uri: target, headers}, status: 200});

function summaryOf(...lines: string[]) {
  const summary = emptySummary();
  for (const line of lines) {
    const request = readLine(line);
    if (request) count(summary, request, site);
    else summary.unread += 1;
  }
  return summary;
}

it('reads the common, the combined, and Caddy’s format', () => {
  const common = `203.0.113.7 - - [16/Nov/2026:02:00:00 +0000] "GET ${PAGE} HTTP/1.1" 200 512`;
  expect(summaryOf(common, combined(PAGE), caddy(PAGE), 'nonsense', '{"a": 1}')).toMatchObject({
    pages: new Map([[PAGE, 3]]),
    unread: 2,
  });
});

it('tells people from programs, feeds, Markdown, files, and prefetches', () => {
  const summary = summaryOf(
    combined(PAGE, 304),
    combined(PAGE, 200, 'ExampleBot/1.0'),
    combined(PAGE, 200, 'curl/8.0'),
    combined(`${PAGE}.md`),
    combined('/llms.txt'),
    combined('/pilot/changelog/rss.xml'),
    combined('/assets/js/main.js'),
    caddy(PAGE, {'Sec-Purpose': ['prefetch;prerender']}),
  );
  expect(summary.people).toBe(1);
  expect(summary.prefetches).toBe(1);
  expect([...summary.markdown.keys()]).toEqual([`${PAGE}.md`, '/llms.txt']);
  expect([...summary.feeds.keys()]).toEqual(['/pilot/changelog/rss.xml']);
});

it('counts searches of the results page, however they are written', () => {
  expect(
    summaryOf(combined('/search?q=Rush+case'), combined('/search?q=rush%20case'), combined('/search')).searches,
  ).toEqual(new Map([['rush case', 2]]));
});

it('names where a missing address came from and the nearest page, and escapes what a client sent', () => {
  const hostile = combined('/docs/cases/overveiw', 404, BROWSER, 'https://a.example/<b>');
  const html = reportPage(summaryOf(hostile, combined('/<script>', 404)), [PAGE, '/search']);
  expect(html).toContain(
    '<td data-head="Address">/docs/cases/overveiw</td><td data-head="Came from">https://a.example/&lt;b&gt;</td><td data-head="Nearest page">/docs/cases/overview</td><td data-head="Requests">1</td>',
  );
  expect(html).not.toContain('<script');
  expect(html).not.toContain('203.0.113.7');
});

it('keeps its size when every address is another', () => {
  const summary = summaryOf(...Array.from({length: 30_000}, (_, index) => combined(`/wp-${index}`, 404)));
  expect(summary.missing.size).toBeLessThanOrEqual(20_001);
});
