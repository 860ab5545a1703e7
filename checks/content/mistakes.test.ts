/**
 * Each mistake that a writer can make is one sentence with its file and line. scripts/commands.test.ts runs the
 * commands.
 */
import {cpSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, beforeAll, expect, test, vi} from 'vitest';
import {expectNoMistakes} from '../no-mistakes';
import {siteMistakes} from './mistakes';

test('the site has no mistakes', () => expectNoMistakes(siteMistakes()));

const PAGE = 'content/docs/cases/search.mdx';
const QUESTIONS = 'content/docs/cases/search.questions.yaml';
const LINES = [
  ...['---', 'title: Case Search', `description: ${'What the page answers. '.repeat(6).trim()}`, 'kind: page'],
  ...['last_update: {date: 2026-01-01}', 'reviewed: 2026-01-01', '---', '', '# Case Search', '', 'Text.', ''],
];
const write = (file: string, lines: readonly (string | Buffer)[]) =>
  writeFileSync(file, Buffer.concat(lines.flatMap((line) => [Buffer.from(line), Buffer.from('\n')])));
/** The page with one line in place of another, or with one more line, the 13th. */
const page = (line: string | Buffer, instead?: string) =>
  instead ? LINES.map((written) => (written.startsWith(instead) ? line : written)) : [...LINES, line];

const home = process.cwd();
let site = '';
beforeAll(() => {
  site = mkdtempSync(join(tmpdir(), 'mistakes-'));
  for (const file of ['sidebars', 'src/theme/MDXComponents.tsx', 'content/figures', 'static'])
    cpSync(file, join(site, file), {recursive: true});
  cpSync(PAGE, join(site, PAGE));
});
afterAll(() => {
  vi.restoreAllMocks();
  process.chdir(home);
  rmSync(site, {recursive: true});
});

/** Mistakes of a site with one page. Its sidebars name many more pages, which are mistakes of the sidebars. */
function mistakesOf(files: Readonly<Record<string, readonly (string | Buffer)[]>>): string[] {
  process.chdir(site);
  for (const file of [PAGE, QUESTIONS, 'content/docs/cases/view.mdx']) rmSync(file, {force: true});
  for (const [file, lines] of Object.entries({[PAGE]: LINES, ...files})) write(file, lines);
  const mistakes = siteMistakes().filter((sentence) => !/^(?:sidebars|config)\//.test(sentence));
  process.chdir(home);
  return mistakes;
}

test('a page without a mistake has none', () => expect(mistakesOf({})).toEqual([]));

test('a link to the address that a slug gives a page is no mistake', () =>
  expect(mistakesOf({[PAGE]: page('slug: /find\nkind: page', 'kind').concat('[Find](/docs/find)')})).toEqual([]));

test('a page that cannot be read is one mistake, also if it has questions', () =>
  expect(mistakesOf({[PAGE]: ['# Case Search'], [QUESTIONS]: ['top:', '  - find a case']})).toEqual([
    `${PAGE}:1: there is no front matter. Write it between two --- lines.`,
  ]));

test.each<[mistake: string, file: string, lines: readonly (string | Buffer)[], line: number, message: string]>([
  [
    'a link to no page',
    PAGE,
    page('[Search](/docs/cases/serch)'),
    13,
    'no page has the address /docs/cases/serch. Did you mean "/docs/cases/search"?',
  ],
  [
    'a link to no heading',
    PAGE,
    page('[Search](#case-serch)'),
    13,
    'this page has no heading #case-serch. Did you mean "case-search"?',
  ],
  [
    'an unknown fact',
    PAGE,
    page('<Fields of="offices" />'),
    13,
    '<Fields>: unknown entity "offices". Did you mean "office"?',
  ],
  [
    'an unknown figure',
    PAGE,
    page('<Figure name="case-pages" caption="A." />'),
    13,
    '<Figure>: unknown figure "case-pages". Did you mean "case-page"?',
  ],
  [
    'front matter that cannot be read',
    PAGE,
    page('title: Case: Search', 'title'),
    2,
    'the front matter cannot be read.',
  ],
  ['an unknown key', PAGE, page('author: me\nkind: page', 'kind'), 4, 'unknown key "author". Remove it.'],
  [
    'a missing key',
    PAGE,
    LINES.filter((line) => !line.startsWith('kind')),
    1,
    '"kind" is missing. Add it above the text, between the --- lines.',
  ],
  ['an unknown kind', PAGE, page('kind: essay', 'kind'), 4, '"kind" is not valid: '],
  ['a date that is none', PAGE, page('reviewed: last year', 'reviewed'), 6, '"reviewed" is not valid: '],
  [
    'a description of a word',
    PAGE,
    page('description: Search.', 'description'),
    3,
    '"description" has 7 characters. Write 110 to 160.',
  ],
  ['a task that is no section', PAGE, page('tasks: [case-serch]\nkind: page', 'kind'), 4, '"tasks" lists "case-serch"'],
  [
    'a task that is no list',
    PAGE,
    page('tasks: case-search\nkind: page', 'kind'),
    4,
    '"tasks" is not valid: write a list of section ids, as in [add-a-case].',
  ],
  ['a task with signs', PAGE, page('tasks: ["case(serch"]\nkind: page', 'kind'), 4, '"tasks" lists "case(serch"'],
  ['another heading than the title', PAGE, page('# Search', '# '), 9, 'the heading "Search" differs from the title'],
  ['a misspelled component', PAGE, page('<Relatde />'), 13, 'there is no component <Relatde>. Did you mean "Related"?'],
  ['an unclosed tag', PAGE, page('<Related>'), 13, 'Expected a closing tag for `<Related>`'],
  ['a stray brace', PAGE, page('Type { here.'), 13, 'this brace starts code'],
  ['a variable', PAGE, page('Type {{lab_name}} here.'), 13, "{{lab_name}} is code, which pages don't have. Write \\{"],
  ['a variable with a path', PAGE, page('Type {{lab name}} here.'), 13, 'this brace starts code'],
  ['a missing picture', PAGE, page('![A lab](/img/lab.png)'), 13, 'there is no picture static/img/lab.png.'],
  ['a picture with a percent sign', PAGE, page('![A lab](/img/50%.png)'), 13, 'the address /img/50%.png has a "%"'],
  ['a file with a percent sign', PAGE, page('[Save](/files/50%.pdf)'), 13, 'the address /files/50%.pdf has a "%"'],
  ['a link without an address', PAGE, page('[Search]()'), 13, 'this link has no address.'],
  ['an import', PAGE, page("import Tabs from './tabs'"), 13, 'pages import and export nothing.'],
  ['an unknown callout', PAGE, page(':::note'), 13, 'the callout ":::note" isn\'t known.'],
  ['a file that is not UTF-8', PAGE, page(Buffer.from([0x43, 0xe9])), 13, 'this letter is not UTF-8.'],
  ['a copied page', 'content/docs/cases/view.mdx', LINES, 2, `"Case Search" is also on the page ${PAGE}:2.`],
  ['questions that cannot be read', QUESTIONS, ['top:', '  - [a'], 3, 'Flow sequence in block collection'],
  ['questions for no section', QUESTIONS, ['serch:', '  - find it'], 1, 'no section of this page has the id "serch".'],
])('%s', (_, file, lines, line, message) => {
  const [first, ...others] = mistakesOf({[file]: lines});
  expect(first).toContain(`${file}:${line}: ${message}`);
  // A copied page has the same description too.
  expect(others.filter((other) => !/is also on|no sidebar lists/.test(other))).toEqual([]);
});

test('a drawing is reported once, with its own place, however many pages show it', () => {
  const figure = '<Figure name="broken" caption="A." />';
  const broken = 'content/figures/broken.yaml';
  const shown = {[broken]: ['alt: A', 'callouts: []', 'pictures: []'], [PAGE]: [...LINES, figure, '', figure]};
  const mistakes = mistakesOf(shown);
  rmSync(join(site, broken));
  expect(mistakes).toEqual([expect.stringMatching(/^content\/figures\/broken\.yaml:\d+: /)]);
});

test('a figure that is drawn later is no mistake any more', () => {
  const shown = {[PAGE]: page('<Figure name="later" caption="A." />')};
  expect(mistakesOf(shown)).toHaveLength(1);
  const later = 'content/figures/later.yaml';
  expect(mistakesOf({...shown, [later]: ['alt: A', 'callouts: []', 'picture: []']})).toEqual([]);
  rmSync(join(site, later));
});

test('a page that no sidebar lists', () => {
  expect(mistakesOf({'content/docs/cases/view.mdx': page('# View', '# ')})).toContain(
    "content/docs/cases/view.mdx:1: no sidebar lists this page. Add 'cases/view' to sidebars/docs.ts.",
  );
});

test('8.11 a sidebar that names no page', () => {
  process.chdir(site);
  const mistakes = siteMistakes().filter((sentence) => sentence.includes('cases/line-items'));
  process.chdir(home);
  expect(mistakes).toEqual([
    expect.stringMatching(
      /^sidebars\/docs\.ts:\d+: there is no page content\/docs\/cases\/line-items\.mdx\. .*Write it/,
    ),
  ]);
});
