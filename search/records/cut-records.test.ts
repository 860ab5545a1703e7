import {describe, expect, it} from 'vitest';
import {parsePage} from '../../lib/html';
import {cutRecords, type SearchRecord} from './cut-records';
import {readPage, type SearchPage} from './read-page';

const URL_OF_PAGE = 'https://docs.example/docs/cases/overview';

function read(main: string): SearchPage | undefined {
  const html = `<!doctype html><html><head>
    <meta name="docusaurus_locale" content="en"><meta name="docusaurus_tag" content="docs-default-current"></head><body>
    <nav class="navbar">Chrome</nav><div role="region">Skip</div><main>${main}</main><footer>Legal</footer></body></html>`;
  return readPage({url: URL_OF_PAGE, tree: parsePage(html), group: 'Cases', isList: false});
}

/** A page as built with the classic theme. */
function doc(body: string): string {
  return `<article><nav class="theme-doc-breadcrumbs"><a>Cases</a></nav>
    <div class="theme-doc-toc-mobile"><button>On this page</button></div>
    <div class="theme-doc-markdown markdown"><header><h1>Cases</h1></header>${body}</div>
    <footer class="theme-doc-footer">Edit this page</footer></article><nav class="pagination-nav">Next</nav>
    <div class="table-of-contents">On this page</div>`;
}

const blocks = (main: string) => read(main)!.sections.flatMap((section) => section.blocks);
const texts = (main: string): string[] => blocks(main).map(({text}) => text);

describe('a page', () => {
  it('takes the heading in a summary for the heading of a section', () => {
    const body =
      '<details><summary><h2 id="fields">Fields of a case</h2><span>3 fields</span></summary><p>Set at entry.</p></details>';
    const section = {anchor: 'fields', level: 2, title: 'Fields of a case', blocks: [{text: 'Set at entry.'}]};
    expect(read(doc(body))!.sections[1]).toMatchObject(section);
  });

  it('is cut into its opening and a section for each heading', () => {
    const page = read(
      doc(`<p>A case is <strong>one</strong> job.</p>
        <h2 class="anchor" id="go-live">Go live<a href="#go-live" class="hash-link" title="Direct link">&#8203;</a></h2><p>Needs a pair.</p>
        <h4 id="deep">Deep</h4><ul><li>First <em>item</em><ul><li>Nested</li></ul></li></ul>
        <h2 id="end">End</h2>`),
    )!;
    expect(page).toMatchObject({group: 'Cases', isList: false, tag: 'docs-default-current', language: 'en'});
    expect(page.sections.map(({anchor, level, title, blocks: own}) => [anchor, level, title, own])).toEqual([
      ['', 1, 'Cases', [{text: 'A case is one job.'}]],
      ['go-live', 2, 'Go live', [{text: 'Needs a pair.'}]],
      ['deep', 4, 'Deep', [{text: 'First item'}, {text: 'Nested'}]],
      ['end', 2, 'End', []],
    ]);
  });

  it('leaves out lists of links to other pages', () => {
    const page = read(doc(`<p>Text</p><h2 id="more">More</h2><p>Kept</p><nav><p>Next pages</p></nav>`))!;
    expect(page.sections.map(({title}) => title)).toEqual(['Cases', 'More']);
    expect(page.sections.flatMap((section) => section.blocks)).toEqual([{text: 'Text'}, {text: 'Kept'}]);
  });

  it('does not exist without a title', () => {
    expect(read('<p>No title</p>')).toBeUndefined();
    expect(readPage({url: URL_OF_PAGE, tree: parsePage(''), group: ''})).toBeUndefined();
  });

  it('may be plain, or the index of a category', () => {
    const index = `<div class="generatedIndexPage"><nav class="theme-doc-breadcrumbs">x</nav><header><h1>Cases</h1><p>All about cases.</p></header>
      <article><section><article><a class="card"><h2 title="Overview">Overview</h2><p>What a case is.</p></a></article></section></article></div>`;
    expect(texts(index)).toEqual(['All about cases.', 'Overview', 'What a case is.']);
    expect(texts('<h1>Home</h1><p>Welcome</p>')).toEqual(['Welcome']);
  });
});

describe('blocks', () => {
  it('are rows of tables as sentences; short cells have the name of their column', () => {
    const table = `<table><caption>Statuses</caption><thead><tr><th>Status</th><th>Meaning</th><th>Set by</th></tr></thead>
      <tbody><tr id="status-live"><td><strong>Live</strong></td><td>it is being <p>made</p></td><td>Pilot</td></tr>
      <tr><td>Shipped</td><td>—</td><td></td></tr></tbody></table>`;
    expect(blocks(doc(table))).toEqual([
      {text: 'Live: it is being made; Set by: Pilot', anchor: 'status-live'},
      {text: 'Shipped'},
    ]);
    expect(texts(doc('<table><tr><td>a</td><td>b</td></tr></table>'))).toEqual(['a: b']);
    expect(texts(doc('<table><tr><td>a</td><td>One. Two.</td><td>c</td></tr></table>'))).toEqual(['a: One. Two. c']);
  });

  it('lead to the nearest element around them that has a lasting id', () => {
    const body = `<details id="refused"><summary>Go Live is refused.</summary><div><p>Add a pair.</p><p>Then try again.</p></div></details>
      <div id="_R_1_"><p>Plain</p></div><figure id="figure-a"><figcaption>Drawing</figcaption></figure><p>After</p>`;
    expect(blocks(doc(body))).toEqual([
      {text: 'Go Live is refused. Add a pair.', anchor: 'refused'},
      {text: 'Then try again.', anchor: 'refused'},
      {text: 'Plain'},
      {text: 'Drawing', anchor: 'figure-a'},
      {text: 'After'},
    ]);
  });

  it('are in details, admonitions, definitions and captions too', () => {
    const body = `<details><summary>3 fields</summary><table><tr><td>a</td><td>b</td></tr></table></details>
      <div class="theme-admonition"><div>note</div><div><p>Mind this.</p></div></div>
      <dl><dt>Pan</dt><dd><p>The tray of a case.</p></dd></dl>
      <figure><svg><text>drawing</text></svg><figcaption>Case 10482</figcaption></figure>`;
    expect(texts(doc(body))).toEqual([...['a: b', 'note', 'Mind this.', 'Pan: The tray of a case.', 'Case 10482']]);
  });

  it('end with who can do the task, because the first one is shown if no other has the query', () => {
    const body = `<h2 id="void">Void</h2><p class="who-can">Billing · Payments: Delete</p><p>Open the payment.</p>
      <h2 id="next">Refund</h2><p>More</p>`;
    expect(texts(doc(body))).toEqual(['Open the payment.', 'Billing · Payments: Delete', 'More']);
  });

  it('leave out chrome and what is hidden', () => {
    const body = `<p hidden>a</p><p aria-hidden="true">b</p><div popover>c</div><span class="visually-hidden">d</span>
      <div data-search="skip"><p>e</p></div><button>f</button><script>g</script><p>kept</p>`;
    expect(texts(doc(body))).toEqual(['kept']);
  });

  it('are text as it reads, not as it is written', () => {
    expect(texts(doc('<p>a &amp; b &lt;c&gt;<br>next\n  line</p>'))).toEqual(['a & b <c> next line']);
  });
});

describe('records of the hosted index', () => {
  const cut = (main: string, questions: string[] = []): SearchRecord[] => {
    const page = read(main)!;
    page.sections.at(-1)!.questions = questions;
    return cutRecords(page);
  };

  it('are one for each heading, with its questions, and one for each block', () => {
    const body = '<p>One job.</p><h2 id="a">A</h2><p>Text</p><h4 id="b">B</h4><p id="row">Row</p>';
    const records = cut(doc(body), ['why b']);
    expect(records.map(({type, url, content}) => [type, url.replace(URL_OF_PAGE, ''), content])).toEqual([
      ['lvl1', '', null],
      ['content', '', 'One job.'],
      ['lvl2', '#a', null],
      ['content', '#a', 'Text'],
      ['lvl4', '#b', null],
      ['content', '#row', 'Row'],
    ]);
    expect(records.map(({section}) => section.split('#')[1])).toEqual(['', '', 'a', 'a', 'b', 'b']);
    expect(records[4]).toMatchObject({questions: ['why b'], weight: {pageRank: 1, level: 60, position: 4}});
    expect(records[5]!.hierarchy).toEqual({
      ...{lvl0: 'Cases', lvl1: 'Cases', lvl2: 'A', lvl3: null},
      ...{lvl4: 'B', lvl5: null, lvl6: null},
    });
    expect(records.filter((record) => 'questions' in record)).toHaveLength(1);
  });

  it('keep their ids when other parts of the page change', () => {
    const idOf = (records: readonly SearchRecord[], anchor: string) =>
      records.find(({url}) => url.endsWith(anchor))?.objectID;
    const before = cut(doc('<p>One</p><h2 id="a">A</h2><p>Text</p>'));
    const after = cut(doc('<p>One</p><p>Two</p><h2 id="a">A</h2><p>Text</p>'));
    expect(idOf(after, '#a')).toBe(idOf(before, '#a'));
    expect(new Set(after.map(({objectID}) => objectID)).size).toBe(after.length);
  });
});
