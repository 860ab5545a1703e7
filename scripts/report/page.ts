/** Renders the report as a self-contained page: no scripts, no requests. */
import {escapeHtml} from '../../lib/escape-html';
import {nearestPage, ranked, type Counts, type Summary} from './summary';

/** On phones, rows of tables with more than two columns become lists. */
const STYLE = `body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#1b2233}
table{border-collapse:collapse;width:100%}
th,td{padding:.25rem .75rem .25rem 0;border-bottom:1px solid #e0dcd3;text-align:start;vertical-align:top;overflow-wrap:anywhere}
td:last-child,th:last-child{text-align:end;white-space:nowrap}
@media (max-width:40rem){.wide thead{display:none}.wide :is(tr,td){display:block}.wide td{border:0;padding:0;text-align:start}
.wide td::before{content:attr(data-head)': ';color:#4b5568}.wide tr{padding:.5rem 0;border-bottom:1px solid #e0dcd3}}`;

const inDigits = (count: number): string => count.toLocaleString('en-US');

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return '<p>None.</p>';
  const isWide = head.length > 2;
  const headOf = (index: number) => (isWide ? ` data-head="${escapeHtml(head[index]!)}"` : '');
  const heads = head.map((cell) => `<th>${escapeHtml(cell)}</th>`).join('');
  const cells = (row: readonly string[]) =>
    row.map((cell, index) => `<td${headOf(index)}>${escapeHtml(cell)}</td>`).join('');
  const body = rows.map((row) => `<tr>${cells(row)}</tr>`).join('\n');
  return `<table${isWide ? ' class="wide"' : ''}><thead><tr>${heads}</tr></thead><tbody>\n${body}\n</tbody></table>`;
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
