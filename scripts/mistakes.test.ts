/** What a writer or an owner sees after a mistake, using the real commands. */
import {execFile} from 'node:child_process';
import {cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {sourceFiles} from './build/fingerprint';

let project: string;
beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), 'mistakes-'));
  for (const file of [...sourceFiles(), ...sourceFiles(['checks']), 'tsconfig.json'])
    cpSync(file, join(project, file), {recursive: true});
  symlinkSync(resolve('node_modules'), join(project, 'node_modules'));
});
afterAll(() => rmSync(project, {recursive: true}));

type Outcome = {code: number; said: string};

function run(script: string, env: Record<string, string> = {}): Promise<Outcome> {
  const settings = {...process.env, NODE_ENV: 'production', ...env};
  return new Promise((done) => {
    const child = execFile(
      process.execPath,
      ['scripts/run.cjs', script],
      {cwd: project, env: settings},
      (_, out, err) => done({code: child.exitCode ?? 0, said: out + err}),
    );
  });
}

/** Builds with one string in a page replaced. */
async function buildWith(path: string, text: string, mistake: string): Promise<Outcome> {
  const file = join(project, path);
  const page = readFileSync(file, 'utf8');
  expect(page).toContain(text);
  writeFileSync(file, page.replace(text, mistake));
  const outcome = await run('scripts/build/run.ts');
  writeFileSync(file, page);
  return outcome;
}

const expectSentence = ({code, said}: Outcome, sentence: string) => {
  expect(said).toContain(sentence);
  expect(said).not.toMatch(/^\s+at /m);
  expect(code).toBe(1);
};

describe('a mistake ends in one sentence and no stack trace', () => {
  it('of a writer: an unknown key of front matter', async () => {
    const outcome = await buildWith('content/docs/cases/overview.mdx', '\n---\n', '\nauthor: me\n---\n');
    expectSentence(outcome, 'unknown key "author". Remove it. Known keys: title, description');
    expect(outcome.said).toMatch(/^content\/docs\/cases\/overview\.mdx:\d+: unknown key/m);
    expect(outcome.said.match(/unknown key/g)).toHaveLength(1);
  }, 120_000);

  // The messages of the other settings are tested next to each of them in config.
  it('of a writer, at the server with live reload', async () => {
    expectSentence(await run('scripts/dev/run.ts', {BASE_URL: '/help'}), 'BASE_URL must start and end with a slash');
  });

  it('of an owner: a competitor without a page', async () => {
    expectSentence(
      await buildWith('config/identity.ts', 'competitors: [\n', "competitors: [{name: 'Acme', slug: 'acme'},\n"),
      'config/identity.ts: there is no page content/pilot/compare/acme.mdx.',
    );
  }, 120_000);

  it("of a writer: Pilot's own sentence, said of a competitor", async () => {
    expectSentence(
      await buildWith(
        'model/compare/dlcpm.ts',
        'Application policies and groups for each user. Copying a user copies them.',
        'Seven starter roles, plus your own.',
      ),
      'model/compare/dlcpm.ts, row "roles": what it says about DLCPM is Pilot\'s own sentence.',
    );
  }, 120_000);

  it('of an owner, at the server', async () => {
    expectSentence(await run('scripts/serve/run.ts', {BASE_URL: 'help'}), 'BASE_URL must start and end with a slash');
  });

  it('of a writer: an unknown fact', async () => {
    const outcome = await buildWith(
      'content/docs/customers/offices.mdx',
      '<Fields of="office"',
      '<Fields of="offices"',
    );
    expectSentence(outcome, '<Fields>: unknown entity "offices". Did you mean "office"? Known: case, ');
    expect(outcome.said.match(/unknown entity/g)).toHaveLength(1);
  }, 240_000);
});
