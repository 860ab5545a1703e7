import {expect, it} from 'vitest';
import {elementsOf, parsePage} from '../tree';
import {llmsText, markdownPath, pageAsMarkdown} from '.';

async function markdownOf(body: string): Promise<string> {
  const article = [...elementsOf(parsePage(`<article>${body}</article>`))].find(({tagName}) => tagName === 'article')!;
  return pageAsMarkdown(article, (href) => new URL(href, 'https://docs.example/docs/a').href);
}

it('keeps the words of a sentence and drops what only a screen has', async () => {
  const term = '<button popovertarget="t">pair</button><span id="t" popover="auto">A doctor at an office.</span>';
  const heading = '<h2 id="b">Go live<a class="hash-link" href="#b">#</a></h2>';
  expect(await markdownOf(`${heading}<p>Choose the ${term}, then <!-- -->save.</p><button>Copy</button>`)).toBe(
    '## Go live\n\nChoose the pair, then save.',
  );
});

it('puts no punctuation around a term in a sentence or a cell', async () => {
  const word = '<button popovertarget="t">pair</button>';
  const definition = '<span id="t" popover="auto" class="definition">A doctor at an office.</span>';
  const together = `<span class="together">${word},</span>${definition}`;
  expect(await markdownOf(`<p>Choose the ${together} then save.</p>`)).toBe('Choose the pair, then save.');
  expect(await markdownOf(`<table><tr><th>Do</th></tr><tr><td>Use a ${word}${definition} here</td></tr></table>`)).toBe(
    '| Do |\n| - |\n| Use a pair here |',
  );
});

it('writes tables with their captions and every column', async () => {
  const table =
    '<table><caption>Fields</caption><thead><tr><th>Field</th><th>Meaning</th></tr></thead><tbody><tr><th>Name</th><td>A | B</td></tr></tbody></table>';
  expect(await markdownOf(table)).toBe('**Fields**\n\n| Field | Meaning |\n| - | - |\n| Name | A \\| B |');
});

it('keeps a code that a press copies', async () => {
  const button = '<button data-search="keep" title="Copy"><code>{{lab.name}}</code></button>';
  expect(await markdownOf(`<table><tr><th>Variable</th></tr><tr><td>${button}</td></tr></table>`)).toBe(
    '| Variable |\n| - |\n| `{{lab.name}}` |',
  );
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
    '<figure><div popover="auto" id="f"><button data-search="skip">Close</button><div role="group"><svg></svg>Draw</div><ol><li>The number.</li></ol></div><figcaption><p>An invoice.</p><button popovertarget="f" data-search="skip">Enlarge</button></figcaption></figure>';
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

it('names each page beside its route', () => {
  expect(['/', '/docs/a', '/guides/b/'].map(markdownPath)).toEqual(['/index.md', '/docs/a.md', '/guides/b.md']);
});

it('lists pages by section', () => {
  const page = (path: string) => ({path, title: 'T', description: 'D.', text: ''});
  const text = llmsText([page('/docs/a'), page('/guides/b')], (path) => `https://docs.example${path}`);
  expect(text).toMatch(
    /^# .+\n\n> .+\n\n## Docs\n\n- \[T\]\(https:\/\/docs\.example\/docs\/a\.md\): D\.\n\n## Guides\n/,
  );
});
