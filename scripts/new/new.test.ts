/** Follows CONTRIBUTING.md in a copy of the project: its command creates a page that passes, except for its text. */
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {resolve} from 'node:path';
import {check, resolveConfig} from 'prettier';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {readFrontMatter} from '../../lib/pages';
import {frontMatterProblems} from '../../plugins/front-matter';
import {parseQuestions} from '../../search/build/questions';
import {Project} from '../testing/project';
import {createPage} from './page';

let project: Project;
const read = (file: string) => project.read(file);

const headings = (source: string) => source.match(/^##? .*$/gm);

const run = async (...args: string[]): Promise<string> => (await project.run('new', args)).said;

/** The command in CONTRIBUTING.md, with a different page name, because a writer may have created that page. */
const [, named = ''] = /npm run new -- (page \S+)/.exec(readFileSync('CONTRIBUTING.md', 'utf8')) ?? [];
const documented = `${named}-of-the-test`;
const route = documented.split(' ')[1]!;

beforeAll(() => void (project = new Project()));
afterAll(() => project.remove());

describe('a page that the identity names', () => {
  it('is not in the sidebar a second time', async () => {
    const [config, sidebar] = ['config/identity.ts', 'sidebars/docs.ts'];
    const before = read(sidebar);
    writeFileSync(
      project.path(config),
      read(config).replace("slug: 'fedex'}", "slug: 'fedex'}, {name: 'Post Rider', slug: 'post-rider'}"),
    );
    expect(await run('page', 'docs/system/integrations/shipping/post-rider')).toContain('the page is in the sidebar');
    expect(read(sidebar)).toBe(before);
    expect(read('content/docs/system/integrations/shipping/post-rider.mdx')).toContain('kind: reference');
    expect(read('content/docs/system/integrations/shipping/post-rider.mdx')).toContain('# Post Rider\n');
  });

  it('is a comparison, for a competitor', async () => {
    const config = 'config/identity.ts';
    const before = read(config);
    writeFileSync(
      project.path(config),
      before.replace("slug: 'labcasebook'}", "slug: 'labcasebook'}, {name: 'LabOne', slug: 'labone'}"),
    );
    await run('page', 'pilot/compare/labone');
    writeFileSync(project.path(config), before);
    const file = 'content/pilot/compare/labone.mdx';
    const frontMatter = readFrontMatter(file, read(file));
    expect(frontMatter).toMatchObject({title: 'LabOne or Pilot', kind: 'decision'});
    expect(frontMatterProblems(frontMatter, read(file))).toEqual([]);
    expect(read(file)).toContain('<Comparison of="labone" />');
    expect(headings(read(file))).toEqual(
      // A new page has no older ids to keep.
      headings(
        readFileSync('content/pilot/compare/labcasebook.mdx', 'utf8')
          .replaceAll('LabCaseBook', 'LabOne')
          .replace(/ \{#[^}]+\}$/gm, ''),
      ),
    );
  });
});

describe('the command that CONTRIBUTING.md names', () => {
  it('says what is left to do', async () => {
    expect(await run(...documented.split(' '))).toContain(
      `content/${route}.mdx: replace every line that starts with TODO.`,
    );
  });

  it('makes a page with valid front matter and one title', () => {
    const source = read(`content/${route}.mdx`);
    const frontMatter = readFrontMatter(`content/${route}.mdx`, source);
    expect(frontMatterProblems(frontMatter, source)).toEqual([]);
    expect(source).toContain(`\n# ${String(frontMatter.title)}\n`);
  });

  it('makes questions that the search can read', () => {
    const file = `content/${route}.questions.yaml`;
    expect(parseQuestions(file, read(file))).toMatchObject({sections: [{}], problems: []});
  });

  it('puts the page into its sidebar, after the pages of its folder and in the project’s format', async () => {
    const [section, ...rest] = route.split('/');
    const sidebar = read(`sidebars/${section}.ts`);
    expect(sidebar.split(`'${rest.join('/')}'`)).toHaveLength(2);
    const filepath = resolve(`sidebars/${section}.ts`);
    expect(await check(sidebar, {...(await resolveConfig(filepath)), filepath})).toBe(true);
  });

  it('makes a guide where guides are', async () => {
    await run('page', 'guides/return-visits-of-the-test');
    expect(read('content/guides/return-visits-of-the-test.mdx')).toMatch(/kind: guide[^]*## Stage 1: /);
  });

  it('refuses a command that names no page', async () => {
    expect(await run()).toContain('Write what to make and where');
  });

  it.each([
    ['a page that is there', 'docs/cases/overview', 'is there already'],
    ['no route', 'Docs/Cases', 'is not a route'],
    ['a folder without pages', 'docs/nowhere/page', 'no page of nowhere/ is listed'],
    ['a page without a folder, where all are in categories', 'docs/glossary', 'every page is in a category'],
  ])('refuses %s and changes nothing', async (_, wanted, message) => {
    const before = readFileSync('sidebars/docs.ts', 'utf8');
    await expect(createPage(wanted)).rejects.toThrow(message);
    expect(readFileSync('sidebars/docs.ts', 'utf8')).toBe(before);
    expect(existsSync(`content/${wanted}.questions.yaml`)).toBe(wanted === 'docs/cases/overview');
  });
});
