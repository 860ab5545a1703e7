import {describe, expect, it} from 'vitest';
import {cutRecords, parsePage, type BuiltPage, type SearchRecord} from './index.ts';

const URL_OF_PAGE = 'https://docs.example/docs/cases/overview';

function cut(main: string, page: Partial<BuiltPage> = {}): SearchRecord[] {
  const html = `<!doctype html><html><head>
    <meta name="docusaurus_locale" content="en"><meta name="docusaurus_tag" content="docs-default-current"></head><body>
    <nav class="navbar">Chrome</nav><div role="region">Skip</div><main>${main}</main><footer>Legal</footer></body></html>`;
  return cutRecords([{url: URL_OF_PAGE, document: parsePage(html), section: 'Cases', ...page}]);
}

/** A page as the classic theme builds it. */
function doc(body: string): string {
  return `<article><nav class="theme-doc-breadcrumbs"><a>Cases</a></nav>
    <div class="theme-doc-toc-mobile"><button>On this page</button></div>
    <div class="theme-doc-markdown markdown"><header><h1>Cases</h1></header>${body}</div>
    <footer class="theme-doc-footer">Edit this page</footer></article><nav class="pagination-nav">Next</nav>
    <div class="table-of-contents">On this page</div>`;
}

const texts = (records: readonly SearchRecord[]): (string | null)[] =>
  records.filter(({type}) => type === 'content').map(({content}) => content);

describe('records', () => {
  it('are one per page, heading and block, with the headings above them', () => {
    const records = cut(
      doc(`<p>A case is <strong>one</strong> job.</p>
        <h2 class="anchor" id="go-live">Go live<a href="#go-live" class="hash-link" title="Direct link">&#8203;</a></h2><p>Needs a pair.</p>
        <h4 id="deep">Deep</h4><ul><li>First <em>item</em><ul><li>Nested</li></ul></li></ul>
        <h2 id="end">End</h2>`),
      {keywords: ['job', 'Rx'], weight: 2},
    );
    expect(records.map(({type, url, content}) => [type, url.replace(URL_OF_PAGE, ''), content])).toEqual([
      ['lvl1', '', null],
      ['content', '', 'A case is one job.'],
      ['lvl2', '#go-live', null],
      ['content', '#go-live', 'Needs a pair.'],
      ['lvl4', '#deep', null],
      ['content', '#deep', 'First item'],
      ['content', '#deep', 'Nested'],
      ['lvl2', '#end', null],
    ]);
    expect(records[0]).toMatchObject({
      keywords: ['job', 'Rx'],
      docusaurus_tag: 'docs-default-current',
      language: 'en',
      weight: {pageRank: 2, level: 90, position: 0},
    });
    expect(records[5]!.hierarchy).toEqual({
      lvl0: 'Cases',
      lvl1: 'Cases',
      lvl2: 'Go live',
      lvl3: null,
      lvl4: 'Deep',
      lvl5: null,
      lvl6: null,
    });
    expect(records[7]!.hierarchy).toMatchObject({lvl2: 'End', lvl4: null});
    expect(records.every((record, i) => i === 0 || !('keywords' in record))).toBe(true);
  });

  it('keep their ids when other parts of the page change', () => {
    const idOf = (records: readonly SearchRecord[], anchor: string): string | undefined =>
      records.find(({url}) => url.endsWith(anchor))?.objectID;
    const before = cut(doc('<p>One</p><h2 id="a">A</h2><p>Text</p>'));
    const after = cut(doc('<p>One</p><p>Two</p><h2 id="a">A</h2><p>Text</p>'));
    expect(idOf(after, '#a')).toBe(idOf(before, '#a'));
    expect(new Set(after.map(({objectID}) => objectID)).size).toBe(after.length);
  });

  it('make table rows sentences with their column names', () => {
    const table = `<table><thead><tr><th>Status</th><th>Meaning</th></tr></thead>
      <tbody><tr><td><strong>Live</strong></td><td>being <p>made</p></td></tr><tr><td>Shipped</td><td></td></tr></tbody></table>`;
    expect(texts(cut(doc(table)))).toEqual(['Status: Live; Meaning: being made', 'Status: Shipped']);
    expect(texts(cut(doc('<table><tr><td>a</td><td>b</td></tr></table>')))).toEqual(['a; b']);
  });

  it('count text in tabs, details, admonitions, definitions and captions', () => {
    const body = `<div class="tabs-container"><div role="tabpanel">Open tab</div><div role="tabpanel" hidden>Other tab</div></div>
      <details><summary>More</summary><div><p>Inside</p></div></details>
      <div class="theme-admonition"><div>note</div><div><p>Mind this.</p></div></div>
      <dl><dt>Pan</dt><dd>The tray of a case.</dd></dl>
      <figure><svg><text>drawing</text></svg><figcaption>Case 10482</figcaption></figure>`;
    expect(texts(cut(doc(body)))).toEqual([
      'Open tab',
      'Other tab',
      'More',
      'Inside',
      'note',
      'Mind this.',
      'Pan: The tray of a case.',
      'Case 10482',
    ]);
  });

  it('leave out chrome and what is hidden', () => {
    const body = `<p hidden>a</p><p aria-hidden="true">b</p><div popover>c</div><span class="sr-only">d</span>
      <div data-search="skip"><p>e</p></div><button>f</button><script>g</script><style>h</style><p>kept</p>`;
    expect(texts(cut(doc(body)))).toEqual(['kept']);
  });

  it('read plain pages and category indexes', () => {
    const index = `<div class="generatedIndexPage"><nav class="theme-doc-breadcrumbs">x</nav><header><h1>Cases</h1><p>All about cases.</p></header>
      <article><section><article><a class="card"><h2 title="Overview">Overview</h2><p>What a case is.</p></a></article></section></article></div>`;
    expect(texts(cut(index))).toEqual(['All about cases.', 'Overview', 'What a case is.']);
    expect(texts(cut('<h1>Home</h1><p>Welcome</p>'))).toEqual(['Welcome']);
  });

  it('do not exist for a page without a title', () => {
    expect(cut('<p>No title</p>')).toEqual([]);
    expect(cutRecords([{url: URL_OF_PAGE, document: parsePage(''), section: ''}])).toEqual([]);
  });

  it('carry text as it reads, not as it is written', () => {
    const [, block] = cut(doc('<p>a &amp; b &lt;c&gt;<br>next\n  line</p>'));
    expect(block!.content).toBe('a & b <c> next line');
  });
});
