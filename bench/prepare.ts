/** Installs and builds a contender; everybody but this project in a folder of the system for temporary files. */
import {execFile} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {promisify} from 'node:util';
import type {Contender} from './contenders/contender';
import {readMarkdownCopies} from './pages';
import {own} from './contenders/own';

const run = promisify(execFile);

export const SCRATCH = join(tmpdir(), 'site-bench');

export const folderOf = (contender: Contender): string => (contender === own ? '.' : join(SCRATCH, contender.name));

/** Installs packages from the registry once; later runs with the same versions reuse them. */
async function install({dependencies, overrides}: Contender, folder: string): Promise<void> {
  const manifest = JSON.stringify({name: 'bench', private: true, dependencies, overrides}, undefined, 2);
  const done = join(folder, 'node_modules', '.bench-installed');
  if (existsSync(done) && readFileSync(done, 'utf8') === manifest) return;
  mkdirSync(folder, {recursive: true});
  writeFileSync(join(folder, 'package.json'), manifest);
  await run('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], {cwd: folder});
  writeFileSync(done, manifest);
}

function writeSite({content, settings, showsTitle}: Contender, folder: string): void {
  const pages = readMarkdownCopies(own.output);
  rmSync(join(folder, content), {recursive: true, force: true});
  const written = pages.map(({route, title, text}) => {
    const body = showsTitle ? text.replace(/^# .*\n/, '') : text;
    return [`${content}${route}.md`, `---\ntitle: ${JSON.stringify(title)}\n---\n\n${body}`];
  });
  for (const [path, source] of [...written, ...Object.entries(settings(pages))] as [string, string][]) {
    mkdirSync(dirname(join(folder, path)), {recursive: true});
    writeFileSync(join(folder, path), source);
  }
}

/** Builds without any cache. The shell's timer includes the CPU time of every process that the command starts. */
async function build({name, caches, command}: Contender, folder: string): Promise<number> {
  for (const cache of caches) rmSync(join(folder, cache), {recursive: true, force: true});
  const timed = `TIMEFORMAT='%U %S'; time { ${command}; } > ${JSON.stringify(join(SCRATCH, `${name}.log`))} 2>&1`;
  const quiet = {NO_UPDATE_NOTIFIER: '1', NEXT_TELEMETRY_DISABLED: '1', ASTRO_TELEMETRY_DISABLED: '1'};
  const env = {...process.env, CI: '1', ...quiet};
  const {stderr} = await run('bash', ['-c', timed], {cwd: folder, env});
  const [user = 0, system = 0] = stderr.trim().split(/\s+/).map(Number);
  return user + system;
}

/** The CPU seconds of a cold build, which other work on the machine hardly affects. */
export async function prepare(contender: Contender): Promise<number> {
  const folder = folderOf(contender);
  mkdirSync(SCRATCH, {recursive: true});
  if (contender !== own) {
    await install(contender, folder);
    writeSite(contender, folder);
  }
  return build(contender, folder);
}
