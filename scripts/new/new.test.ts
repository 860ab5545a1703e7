/** Follows CONTRIBUTING.md in a copy of the project: its command creates a page that passes, except for its text. */
import {execFileSync} from 'node:child_process';
import {cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {readFrontMatter} from '../../lib/pages';
import {frontMatterProblems} from '../../plugins/front-matter';
import {parseQuestions} from '../../search/build/questions';
import {sourceFiles} from '../build/fingerprint';
import {createPage} from './page';

let project: string;
const read = (file: string) => readFileSync(join(project, file), 'utf8');

const headings = (source: string) => source.match(/^##? .*$/gm);

function run(...args: string[]): string {
  return execFileSync(process.execPath, ['scripts/run.cjs', 'scripts/new/run.ts', ...args], {
    cwd: project,
    encoding: 'utf8',
    stdio: 'pipe',
  });
}

/** The command in CONTRIBUTING.md, with a different page name, because a writer may have created that page. */
const [, named = ''] = /npm run new -- (page \S+)/.exec(readFileSync('CONTRIBUTING.md', 'utf8')) ?? [];
const documented = `${named}-of-the-test`;
const route = documented.split(' ')[1]!;

beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), 'new-page-'));
  for (const file of [
    ...sourceFiles(['config', 'content', 'lib', 'plugins/front-matter', 'scripts', 'sidebars']),
    '.prettierrc.json',
    'package.json',
    'package-lock.json',
  ])
    cpSync(file, join(project, file));
  symlinkSync(resolve('node_modules'), join(project, 'node_modules'));
});
afterAll(() => rmSync(project, {recursive: true}));

describe('a page that the identity names', () => {
  it('is not in the sidebar a second time', () => {
    const [config, sidebar] = ['config/identity.ts', 'sidebars/docs.ts'];
    const before = read(sidebar);
    writeFileSync(
      join(project, config),
      read(config).replace("slug: 'fedex'}", "slug: 'fedex'}, {name: 'Post Rider', slug: 'post-rider'}"),
    );
    expect(run('page', 'docs/system/integrations/shipping/post-rider')).toContain('the page is in the sidebar');
    expect(read(sidebar)).toBe(before);
    expect(read('content/docs/system/integrations/shipping/post-rider.mdx')).toContain('kind: reference');
    expect(read('content/docs/system/integrations/shipping/post-rider.mdx')).toContain('# Post Rider\n');
  });

  it('is a comparison, for a competitor', () => {
    const config = 'config/identity.ts';
    const before = read(config);
    writeFileSync(
      join(project, config),
      before.replace("slug: 'labcasebook'}", "slug: 'labcasebook'}, {name: 'LabOne', slug: 'labone'}"),
    );
    run('page', 'pilot/compare/labone');
    writeFileSync(join(project, config), before);
    const file = 'content/pilot/compare/labone.mdx';
    const frontMatter = readFrontMatter(file, read(file));
    expect(frontMatter).toMatchObject({title: 'LabOne or Pilot', kind: 'decision'});
    expect(frontMatterProblems(frontMatter, read(file))).toEqual([]);
    expect(read(file)).toContain('<Comparison of="labone" />');
    expect(headings(read(file))).toEqual(
      headings(readFileSync('content/pilot/compare/labcasebook.mdx', 'utf8').replaceAll('LabCaseBook', 'LabOne')),
    );
  });
});

describe('the command that CONTRIBUTING.md names', () => {
  it('says what is left to do', () => {
    expect(run(...documented.split(' '))).toContain(`content/${route}.mdx: replace every line that starts with TODO.`);
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

  it('puts the page into its sidebar, after the pages of its folder and in the project’s format', () => {
    const [section, ...rest] = route.split('/');
    const sidebar = read(`sidebars/${section}.ts`);
    expect(sidebar.split(`'${rest.join('/')}'`)).toHaveLength(2);
    const prettier = join('node_modules', '.bin', 'prettier');
    execFileSync(prettier, ['--check', `sidebars/${section}.ts`], {cwd: project, stdio: 'pipe'});
  });

  it('makes a guide where guides are', () => {
    run('page', 'guides/return-visits-of-the-test');
    expect(read('content/guides/return-visits-of-the-test.mdx')).toMatch(/kind: guide[^]*## Stage 1: /);
  });

  it('refuses a command that names no page', () => {
    expect(() => run()).toThrow('Write what to make and where');
  });

  it.each([
    ['the same page again', route, 'is there already'],
    ['no route', 'Docs/Cases', 'is not a route'],
    ['a folder without pages', 'docs/nowhere/page', 'no page of nowhere/ is listed'],
    ['a page without a folder, where all are in categories', 'docs/glossary', 'every page is in a category'],
  ])('refuses %s and changes nothing', async (_, refused, message) => {
    const [home, before] = [process.cwd(), read('sidebars/docs.ts')];
    process.chdir(project);
    await expect(createPage(refused))
      .rejects.toThrow(message)
      .finally(() => process.chdir(home));
    expect(read('sidebars/docs.ts')).toBe(before);
  });
});
