/**
 * Each mistake that a writer can make is one sentence with its file and line. scripts/commands.test.ts runs the
 * commands.
 */
import {cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
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

test('a link to what a component or the build gives an anchor is no mistake', () => {
  const shown = ['<States of="case" />', '', '<RoleMatrix />', '', '<Comparison of="labcasebook" />', ''];
  const anchors = ['status-case-on-hold', 'permission-cases-cases', 'production'];
  const links = [...anchors, 'source-1', 'problem-nothing-prints', 'related'].map((anchor) => `[Read it](#${anchor})`);
  expect(mistakesOf({[PAGE]: [...LINES, ...shown, ...links]})).toEqual([]);
});

test('a mark directly under its heading is no mistake', () => {
  const marked = ['## Print', '', '<Rare />', '', '### Again', '<Rare />', '', '## Columns', '', '<Open />'];
  expect(mistakesOf({[PAGE]: [...LINES, ...marked]})).toEqual([]);
  expect(mistakesOf({[PAGE]: [...LINES, '### Columns', '', '<Open />']})).toHaveLength(1);
});

test('two site sections cannot have a page with the same path', () => {
  const other = 'content/pilot/cases/search.mdx';
  mkdirSync(join(site, 'content/pilot/cases'), {recursive: true});
  const mistakes = mistakesOf({[other]: LINES});
  rmSync(join(site, 'content/pilot'), {recursive: true});
  expect(mistakes).toContain(`${other}:1: ${PAGE} has the same path in another site section. Rename one of them.`);
});

test('a page that cannot be read is one mistake, also if it has questions', () =>
  expect(mistakesOf({[PAGE]: ['# Case Search'], [QUESTIONS]: ['top:', '  - find a case']})).toEqual([
    `${PAGE}:1: there is no front matter. Write it between two --- lines.`,
  ]));

/** The only mistake of the site, but for what a copied page says twice. */
function expectMistake(file: string, lines: readonly (string | Buffer)[], place: string): void {
  const [first, ...others] = mistakesOf({[file]: lines});
  expect(first).toContain(`${file}:${place}`);
  expect(others.filter((other) => !/is also on|no sidebar lists/.test(other))).toEqual([]);
}

test.each<[mistake: string, line: string | Buffer, message: string]>([
  [
    'a link to no page',
    '[Search](/docs/cases/serch)',
    'no page has the address /docs/cases/serch. Did you mean "/docs/cases/search"?',
  ],
  [
    'a link to no heading',
    '[Search](#case-serch)',
    'this page has no heading #case-serch. Did you mean "case-search"?',
  ],
  ['a link without an address', '[Search]()', 'this link has no address.'],
  ['an unknown fact', '<Fields of="offices" />', '<Fields>: unknown entity "offices". Did you mean "office"?'],
  ['an unknown figure', '<Figure name="case-pages" caption="A." />', '<Figure>: unknown figure "case-pages".'],
  ['a misspelled component', '<Relatde />', 'there is no component <Relatde>. Did you mean "Related"?'],
  ['an unclosed tag', '<Related>', 'Expected a closing tag for `<Related>`'],
  ['a stray brace', 'Type { here.', 'this brace starts code'],
  ['a variable', 'Type {{lab_name}} here.', "{{lab_name}} is code, which pages don't have. Write \\{"],
  ['a variable with a path', 'Type {{lab name}} here.', 'this brace starts code'],
  ['a missing picture', '![A lab](/img/lab.png)', 'there is no picture static/img/lab.png.'],
  ['a picture with a percent sign', '![A lab](/img/50%.png)', 'the address /img/50%.png has a "%"'],
  ['a file with a percent sign', '[Save](/files/50%.pdf)', 'the address /files/50%.pdf has a "%"'],
  ['an import', "import Tabs from './tabs'", 'pages import and export nothing.'],
  ['an unknown callout', ':::note', 'the callout ":::note" isn\'t known.'],
  ['a task marked as rare below its text', '<Rare />', '<Rare /> is not under a heading.'],
  ['a section marked as open below its text', '<Open />', '<Open /> is not under a "##" heading.'],
  ['a mark in a sentence', 'This is <Rare /> rare.', '<Rare /> is not under a heading.'],
  ['a link to no status', '[On hold](#status-case-hold)', 'this page has no heading #status-case-hold.'],
  ['a letter that is not UTF-8', Buffer.from([0x43, 0xe9]), 'this letter is not UTF-8.'],
])('%s', (_, line, message) => expectMistake(PAGE, page(line), `13: ${message}`));

test.each<[mistake: string, instead: string, line: string, place: string]>([
  ['front matter that cannot be read', 'title', 'title: Case: Search', '2: the front matter cannot be read.'],
  [
    'a short description',
    'description',
    'description: Search.',
    '3: "description" has 7 characters. Write 110 to 160.',
  ],
  ['a missing key', 'kind', '', '1: "kind" is missing. Add it above the text, between the --- lines.'],
  ['an unknown kind', 'kind', 'kind: essay', '4: "kind" is not valid: '],
  ['a date that is none', 'reviewed', 'reviewed: last year', '6: "reviewed" is not valid: '],
  ['an unknown key', 'kind', 'author: me\nkind: page', '4: unknown key "author". Remove it. Known keys: title,'],
  ['a task that is no section', 'kind', 'tasks: [case-serch]\nkind: page', '4: "tasks" lists "case-serch"'],
  ['a task that is no list', 'kind', 'tasks: case-search\nkind: page', '4: "tasks" is not valid: write a list'],
  ['a task with signs', 'kind', 'tasks: ["case(serch"]\nkind: page', '4: "tasks" lists "case(serch"'],
  ['another heading than the title', '# ', '# Search', '9: the heading "Search" differs from the title'],
])('%s', (_, instead, line, place) => expectMistake(PAGE, page(line, instead), place));

test.each<[mistake: string, file: string, lines: readonly string[], place: string]>([
  ['a copied page', 'content/docs/cases/view.mdx', LINES, `2: "Case Search" is also on the page ${PAGE}:2.`],
  ['questions that cannot be read', QUESTIONS, ['top:', '  - [a'], '3: Flow sequence in block collection'],
  ['questions for no section', QUESTIONS, ['serch:', '  - find it'], '1: no section of this page has the id "serch".'],
])('%s', (_, file, lines, place) => expectMistake(file, lines, place));

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
