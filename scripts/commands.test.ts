/** What a writer or an owner sees, running the commands themselves in a copy of the project. */
import {existsSync, mkdirSync, rmSync, writeFileSync} from 'node:fs';
import {afterAll, beforeAll, describe, expect, it, vi} from 'vitest';
import {Project} from './testing/project';

const PAGE = 'content/docs/customers/offices.mdx';

let project: Project;
beforeAll(() => void (project = new Project()));
afterAll(() => project.remove());

describe('a mistake ends in one sentence', () => {
  it('a line of front matter that cannot be read', async () => {
    const restore = project.change(PAGE, '\n---\n', '\n: [\n---\n');
    const {code, said} = await project.run('build').finally(restore);
    expect(said).toMatch(/^content\/docs\/customers\/offices\.mdx:\d+: the front matter cannot be read\. .*\n$/);
    expect(code).toBe(1);
  });

  it('a fact that contradicts another', async () => {
    const file = 'model/compare/dlcpm.ts';
    const [text] = /(?<=\broles: \{[^}]*text: ')[^']+/.exec(project.read(file))!;
    const restore = project.change(file, text, 'Seven starter roles, plus your own.');
    const {code, said} = await project.run('build').finally(restore);
    expect(said.trim()).toBe(
      'model/compare/dlcpm.ts, row "roles": what it says about DLCPM is Pilot\'s own sentence. Write what the source says, or leave the row out.',
    );
    expect(code).toBe(1);
  });

  it('a setting, at the server and at the preview', async () => {
    const sentence = expect.stringContaining('BASE_URL must start and end with a slash') as string;
    const outcomes = ['start', 'dev'].map((script) => project.run(script, [], {BASE_URL: '/help'}));
    for (const outcome of await Promise.all(outcomes)) expect(outcome).toEqual({code: 1, said: sentence});
  });

  it('an option that a command does not know', async () => {
    const outcomes = ['build', 'start', 'search:push'].map((script) => project.run(script, ['--nonsense']));
    const sentence = /^Unknown option '--nonsense'. Known options: --[^\n]*\n$/;
    for (const outcome of await Promise.all(outcomes))
      expect(outcome).toEqual({code: 1, said: expect.stringMatching(sentence) as string});
  });

  it('a folder that the bundler cannot read', async () => {
    const odd = new Project('case #10482');
    const {code, said} = await odd.run('build').finally(() => odd.remove());
    expect(said).toBe(`The bundler can't build in a folder whose path has #, ?, or !: move ${odd.folder}.\n`);
    expect(code).toBe(1);
  });

  it('a command that needs the built site', async () => {
    const sentence = 'There is no built site in build: run `npm run build` first.\n';
    expect(await project.run('addresses')).toEqual({code: 1, said: sentence});
  });

  it('a version of Node that cannot run it', async () => {
    const isRefused = async (version: string): Promise<boolean> => {
      const preload = project.path(`node-${version}.cjs`);
      writeFileSync(preload, `Object.defineProperty(process, 'versions', {value: {node: '${version}'}});`);
      const {said} = await project.run('build', ['--nonsense'], {NODE_OPTIONS: `--require ${preload}`});
      return said.includes('is needed');
    };
    const versions = ['20.18.0', '21.7.3', '22.11.0', '20.19.0', '22.12.0'];
    expect(await Promise.all(versions.map(isRefused))).toEqual([true, true, true, false, false]);
  });
});

describe('a build', () => {
  it('leaves nothing running when it is ended, and the next one names every mistake once and keeps the last site', async () => {
    mkdirSync(project.path('build'), {recursive: true});
    writeFileSync(project.path('build/index.html'), 'the last one');
    const {child, said, ended} = project.spawn('npm', ['run', 'build']);
    await vi.waitFor(() => expect(said()).toContain('Creating an optimized production build'), {timeout: 180_000});
    const other = await project.run('build');
    expect(other).toEqual({code: 1, said: expect.stringContaining('Another command is building this site') as string});
    child.kill('SIGTERM');
    // The pipes close when the generator has ended too, which takes longer than the test allows unless it is told to.
    await ended;
    expect(said()).not.toContain('Generated static files');

    const questions = 'content/docs/cases/overview.questions.yaml';
    const mistakes = [
      project.change(PAGE, '<Fields of="office"', '<Fields of="offices"'),
      project.change('content/docs/customers/doctors.mdx', '<Figure name="', '<Figure name="no-'),
      project.change('content/docs/cases/search.mdx', '\n---\n', '\nauthor: me\n---\n'),
      project.change('config/identity.ts', 'competitors: [\n', "competitors: [{name: 'Acme', slug: 'acme'},\n"),
      project.change(questions, '', 'no-such-section:\n  - where is it\n'),
    ];
    const next = await project.run('build');
    for (const restore of mistakes.reverse()) restore();
    expect(next.said.trim().split('\n').sort()).toEqual([
      expect.stringMatching(/^config\/identity\.ts: there is no page content\/pilot\/compare\/acme\.mdx\./),
      expect.stringMatching(/^content\/docs\/cases\/overview\.questions\.yaml:1: .*no-such-section/),
      expect.stringMatching(
        /^content\/docs\/cases\/search\.mdx:\d+: unknown key "author"\. Remove it\. Known keys: title/,
      ),
      expect.stringMatching(/^content\/docs\/customers\/doctors\.mdx:\d+: .*no-/),
      expect.stringMatching(
        /^content\/docs\/customers\/offices\.mdx:\d+: <Fields>: unknown entity "offices"\. Did you mean "office"\?/,
      ),
    ]);
    expect(project.read('build/index.html')).toBe('the last one');
    expect(existsSync(project.path('build.next'))).toBe(false);
  }, 300_000);
});

describe('npm test', () => {
  it('counts the other stages when one page is broken and one stage cannot run', async () => {
    rmSync(project.path('build'), {recursive: true, force: true});
    const changed = [
      project.change(PAGE, '\n---\n', '\n: [\n---\n'),
      // A script that takes no time.
      project.change('package.json', 'node node_modules/typescript-7/bin/tsc --noEmit', 'node --version'),
    ];
    const {code, said} = await project.run('test', ['types', 'checks']);
    for (const restore of changed) restore();
    expect(code).toBe(1);
    expect(said).toMatch(/✓ types: 1 passed, 0 failed/);
    expect(said).toMatch(/✗ test:checks: 0 passed, 1 failed/);
    expect(said.trim().split('\n').at(-1)).toBe('1 passed, 1 failed');
  });

  it('names the stages when one is unknown', async () => {
    const {said} = await project.run('test', ['unti']);
    expect(said).toMatch(/^Unknown stage unti\. There are: types, lint, words, content, unit, build,/);
  });
});

// For half-typed facts, see tests/dev-server.spec.ts.
describe('npm run dev', () => {
  it('starts the server again after the system ended it', async () => {
    const preload = project.path('out-of-memory.cjs');
    writeFileSync(preload, "if (/docusaurus/.test(process.argv[1])) process.kill(process.pid, 'SIGKILL');");
    const {child, said, ended} = project.start('dev', ['--no-open'], {NODE_OPTIONS: `--require ${preload}`});
    const isEnded = (text: string) => expect(text).toContain('The server was ended by SIGKILL.');
    await vi.waitFor(() => isEnded(said()), {timeout: 50_000});
    const before = said().length;
    const restore = project.change('model/customers/customers.ts', "'", "''x");
    await vi.waitFor(() => isEnded(said().slice(before)), {timeout: 50_000});
    restore();
    child.kill('SIGINT');
    expect((await ended).code).toBe(0);
  }, 120_000);
});
