/** Follows CONTRIBUTING.md in a copy of the project: its command creates a page that passes, except for its text. */
import {readFileSync} from 'node:fs';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {readFrontMatter} from '../../lib/pages';
import {frontMatterMistakes} from '../../plugins/front-matter';
import {parseQuestions} from '../../search/build/questions';
import {Project} from '../testing/project';

const CONFIG = 'config/identity.ts';

let project: Project;
beforeAll(() => void (project = new Project()));
afterAll(() => project.remove());

const headings = (source: string) => source.match(/^##? .*$/gm);
const run = async (...args: string[]): Promise<string> => (await project.run('new', args)).said;

/** Runs the command; returns its page, whose front matter must be valid. */
async function makePage(route: string) {
  const said = await run('page', route);
  const file = `content/${route}.mdx`;
  const source = project.read(file);
  const frontMatter = readFrontMatter(file, source);
  expect(frontMatterMistakes(frontMatter, source)).toEqual([]);
  expect(source).toContain(`\n# ${String(frontMatter.title)}\n`);
  return {said, source, frontMatter};
}

it('makes a page and questions as CONTRIBUTING.md says, and says what is left to do', async () => {
  const [, documented = ''] = /npm run new -- page (\S+)/.exec(readFileSync('CONTRIBUTING.md', 'utf8')) ?? [];
  // A writer may have created the page that it names.
  const route = `${documented}-of-the-test`;
  const {said} = await makePage(route);
  expect(said).toContain(`content/${route}.mdx: replace every line that starts with TODO.`);
  expect(said).toContain("sidebars/docs.ts: add 'cases/return-visits-of-the-test'");
  const questions = `content/${route}.questions.yaml`;
  expect(parseQuestions(questions, project.read(questions))).toMatchObject({sections: [{}], mistakes: []});
  expect(await run('page', route)).toContain('is there already');
});

it('makes a guide where guides are', async () => {
  expect((await makePage('guides/return-visits')).source).toMatch(/kind: guide[^]*## Stage 1: /);
});

it('names the page of a carrier after it, which the sidebar takes from the identity', async () => {
  const restore = project.change(CONFIG, "slug: 'fedex'}", "slug: 'fedex'}, {name: 'Post Rider', slug: 'post-rider'}");
  const {said, source, frontMatter} = await makePage('docs/system/integrations/shipping/post-rider');
  restore();
  expect(said).toContain('the page is in the sidebar');
  expect(frontMatter).toMatchObject({title: 'Post Rider', kind: 'reference'});
  expect(source).toContain('\n## Troubleshoot Post Rider\n');
});

it('gives a comparison the headings of the others', async () => {
  const restore = project.change(CONFIG, "slug: 'labcasebook'}", "slug: 'labcasebook'}, {name: 'LabOne', slug: 'one'}");
  const {source, frontMatter} = await makePage('pilot/compare/one');
  restore();
  expect(frontMatter).toMatchObject({title: 'LabOne or Pilot', kind: 'decision'});
  expect(source).toContain('<Comparison of="one" />');
  const other = readFileSync('content/pilot/compare/labcasebook.mdx', 'utf8').replaceAll('LabCaseBook', 'LabOne');
  // A new page has no older ids to keep.
  expect(headings(source)).toEqual(headings(other.replace(/ \{#[^}]+\}$/gm, '')));
});

it('refuses what is no route', async () => {
  const said = await Promise.all([run(), run('docs/cases/visits'), run('page', 'Docs/Cases')]);
  for (const sentence of said) expect(sentence).toContain('Write "page" and a route');
});
