import {expect, it} from 'vitest';
import {articleOf} from '../../../lib/article';
import {parsePage, serializePage} from '../../../lib/html';
import {testSite} from '../testing';
import {markdownPath, writeMarkdown} from '.';
import {toMarkdown} from './to-markdown';

const markdownOf = (body: string): Promise<string> =>
  toMarkdown(articleOf(parsePage(`<article>${body}</article>`))!, 'https://docs.example/docs/a');

it('keeps the words of a sentence and drops what only a screen has', async () => {
  const heading = '<h2 id="b">Go live<a class="hash-link" href="#b">#</a></h2>';
  const text = '<p>Choose the <a href="#term-pair" class="term">pair</a>, then <!-- -->save.</p>';
  const terms = '<div data-search="skip"><div id="term-pair" popover="auto">A doctor at an office.</div></div>';
  expect(await markdownOf(`${heading}${text}<button>Copy</button>${terms}`)).toBe(
    '## Go live\n\nChoose the pair, then save.',
  );
});

it('writes tables with their captions and every column', async () => {
  const table =
    '<table><caption>Fields</caption><thead><tr><th>Field</th><th>Meaning</th></tr></thead><tbody><tr><th>Name</th><td>A | B</td></tr></tbody></table>';
  expect(await markdownOf(table)).toBe('**Fields**\n\n| Field | Meaning |\n| - | - |\n| Name | A \\| B |');
});

it('unfolds disclosures and leads to absolute addresses', async () => {
  const details = '<details><summary>A label will not print</summary><p>See <a href="/docs/b#c">B</a>.</p></details>';
  expect(await markdownOf(details)).toBe('**A label will not print**\n\nSee [B](https://docs.example/docs/b#c).');
});

it('keeps the heading of a closed section a heading', async () => {
  const section = '<details><summary><h2 id="fields">Fields</h2></summary><p>All of them.</p></details>';
  expect(await markdownOf(section)).toBe('## Fields\n\nAll of them.');
});

it('shows a figure as its caption and legend', async () => {
  const figure =
    '<figure><div role="group" data-search="skip"><svg></svg>Draw</div><ol><li>The number.</li></ol><figcaption><p>An invoice.</p></figcaption></figure>';
  expect(await markdownOf(figure)).toBe('**Figure:** An invoice.\n\n- **a** The number.');
});

it('keeps the notes of a cell apart from its text', async () => {
  const cell = (text: string) => `<tr><td>${text}</td></tr>`;
  const table = `<table><tr><th>Accepts</th></tr>${cell('A date<span class="note"> Default: today</span>')}${cell('A sum.<span class="note">Set by Pilot</span>')}</table>`;
  expect(await markdownOf(table)).toBe('| Accepts |\n| - |\n| A date; Default: today |\n| A sum. Set by Pilot |');
});

it('keeps the caption of a table in a disclosure, and bold words in a bold line', async () => {
  const captioned =
    '<details><summary>9 columns</summary><table><caption>Doctors</caption><tr><th>A</th></tr></table></details>';
  expect(await markdownOf(captioned)).toBe('**9 columns**\n\n**Doctors**\n\n| A |\n| - |');
  expect(
    await markdownOf('<table><caption>Changed with <strong>Update</strong></caption><tr><th>A</th></tr></table>'),
  ).toBe('**Changed with Update**\n\n| A |\n| - |');
});

it('keeps marks apart that only their style separates, and drops forms', async () => {
  const marks = '<p><span class="kind">New</span><span class="area">Users</span></p>';
  const item = '<ul><li><a href="/b">Scan</a><span class="what">Mar 3</span></li></ul>';
  expect(await markdownOf(`<form><label>Search</label></form>${marks}${item}`)).toBe(
    'New, Users\n\n- [Scan](https://docs.example/b) Mar 3',
  );
});

it('keeps what is in the fields of a table', async () => {
  const row = '<tr><th>Invoices</th><td><input type="number" value="3"> min</td></tr>';
  expect(await markdownOf(`<table><tr><th>Time on</th><th>Each</th></tr>${row}</table>`)).toBe(
    '| Time on | Each |\n| - | - |\n| Invoices | 3 min |',
  );
});

it('says with punctuation what style says on a screen', async () => {
  const change = '<p><span class="badge tone-info">New</span> Technicians have PINs.</p>';
  const fields = '<p class="who-can"><span><span>For</span> Billing</span> <span><span>Needs</span> View</span></p>';
  expect(await markdownOf(change + fields)).toBe('**New:** Technicians have PINs.\n\nFor Billing. Needs View');
});

it('names each page beside its route', () => {
  expect(['/', '/docs/a', '/guides/b/'].map(markdownPath)).toEqual(['/index.md', '/docs/a.md', '/guides/b.md']);
});

it('names llms.txt first, lists pages by section, and joins them', async () => {
  const site = testSite();
  const step = writeMarkdown(site);
  const page = parsePage('<head><meta name="description" content="D."></head><article><h1>T</h1><p>Text</p></article>');
  for (const path of ['/docs/a/b/c', '/docs/category/a', '/guides/b']) await step.page!({path, page});
  await step.finish!();
  expect(site.files.get('guides/b.md')).toBe(
    '> All pages: https://docs.example/help/llms.txt\n\n# T\n\nText\n\nSource: https://docs.example/help/guides/b\n',
  );
  expect(serializePage(page)).toContain('<link rel="alternate" type="text/markdown" href="/help/guides/b.md">');
  expect(site.files.get('llms.txt')).toMatch(
    /^# .+\n\n> .+\n\n## Docs\n\n- \[T\]\(https:\/\/docs\.example\/help\/docs\/a\/b\/c\.md\): D\.\n.+\n\n## Guides\n/,
  );
  expect(site.files.get('llms-full.txt')!.match(/Source: /g)).toHaveLength(3);
});
