/** The report as one page that needs nothing else: no script, no request. */
import {escapeHtml} from '../../config/escape-html';
import {nearestPage, ranked, type Counts, type Summary} from './summary';

const STYLE =
  'body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#1b2233}table{border-collapse:collapse;width:100%}th,td{padding:.25rem .75rem .25rem 0;border-bottom:1px solid #e0dcd3;text-align:start;vertical-align:top;overflow-wrap:anywhere}td:last-child,th:last-child{text-align:end}';

const inDigits = (count: number): string => count.toLocaleString('en-US');

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return '<p>None.</p>';
  const cells = (tag: string, row: readonly string[]) =>
    row.map((cell) => `<${tag}>${escapeHtml(cell)}</${tag}>`).join('');
  const body = rows.map((row) => `<tr>${cells('td', row)}</tr>`).join('\n');
  return `<table><thead><tr>${cells('th', head)}</tr></thead><tbody>\n${body}\n</tbody></table>`;
}

const countTable = (what: string, counts: Counts): string =>
  table(
    [what, 'Requests'],
    ranked(counts).map(([name, count]) => [name, inDigits(count)]),
  );

export function reportPage(summary: Summary, routes: readonly string[]): string {
  const {lines, unread, prefetches, people, pages, missing, searches, markdown, feeds} = summary;
  const missed = [...missing].sort((a, b) => b[1].count - a[1].count).slice(0, 100);
  const missingRows = missed.map(([path, {count, referrers}]) => [
    path,
    ranked(referrers, 3)
      .map(([referrer]) => referrer)
      .join(', ') || 'not said',
    nearestPage(path, routes) ?? 'none is near',
    inDigits(count),
  ]);
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>What readers asked for</title><style>${STYLE}</style>
<h1>What readers asked for</h1>
<p>${inDigits(lines)} lines, ${inDigits(unread)} of them in no known format. ${inDigits(people)} pages were read by people.
Only counts are kept: no addresses of readers, no cookies.</p>
<p>A page counts when it was answered with 200 or 304 and the client does not call itself a program. Pages that a running
application opens are not requested, so they are in no log. ${inDigits(prefetches)} prefetches are left out: a log shows one only if it
records the request header <code>Sec-Purpose</code>, as Caddy's does; in other logs they count as pages. Markdown that was asked for with
<code>Accept</code> counts as its page.</p>
<h2>Pages read</h2>
${countTable('Page', pages)}
<h2>Addresses not found</h2>
${table(['Address', 'Came from', 'Nearest page', 'Requests'], missingRows)}
<h2>Searches on the results page</h2>
<p>The search runs in the reader's browser, so no log knows which found nothing; run these through <code>npm run bench:search</code> or the site itself.</p>
${countTable('Search', searches)}
<h2>Markdown</h2>
${countTable('File', markdown)}
<h2>Feeds</h2>
${countTable('Feed', feeds)}
</html>
`;
}
