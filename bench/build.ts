/** Installs and builds a site; all but this project in a folder for temporary files. */
import {execFileSync} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {baseUrl, siteUrl} from '../config/site-address';
import {filesBelow} from '../lib/files';
import {readPages} from '../lib/pages';
import {compress} from '../scripts/build/compress';
import {folderOf, outputOf, own, SCRATCH, type Site} from './sites';

export type BenchPage = {route: string; title: string; text: string};

/** The Markdown copies that this project's build wrote beside its pages. */
const readCopies = (): BenchPage[] =>
  readPages(['content']).map(({route, frontMatter}) => {
    const text = readFileSync(`${own.output}${route}.md`, 'utf8');
    // VitePress would run code between two braces.
    const plain = text.replaceAll(siteUrl + baseUrl, '/').replaceAll('{{', '{ {');
    return {route, title: String(frontMatter.title), text: plain};
  });

/** Installs packages from the registry once; later runs with the same versions reuse them. */
function install({dependencies, overrides}: Site, folder: string): void {
  const manifest = JSON.stringify({name: 'bench', private: true, dependencies, overrides}, undefined, 2);
  const done = join(folder, 'node_modules', '.bench-installed');
  if (existsSync(done) && readFileSync(done, 'utf8') === manifest) return;
  mkdirSync(folder, {recursive: true});
  writeFileSync(join(folder, 'package.json'), manifest);
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], {cwd: folder});
  writeFileSync(done, manifest);
}

function writePages({content, settings, showsTitle}: Site, folder: string): void {
  const pages = readCopies();
  rmSync(join(folder, content), {recursive: true, force: true});
  const written = pages.map(({route, title, text}): [string, string] => {
    const body = showsTitle ? text.replace(/^# .*\n/, '') : text;
    return [`${content}${route}.md`, `---\ntitle: ${JSON.stringify(title)}\n---\n\n${body}`];
  });
  for (const [path, source] of [...written, ...Object.entries(settings(pages))]) {
    mkdirSync(dirname(join(folder, path)), {recursive: true});
    writeFileSync(join(folder, path), source);
  }
}

/** Lets this project's server serve the site: clean addresses as folders, and compressed copies. */
async function prepareForServer(output: string): Promise<void> {
  for (const file of filesBelow(output).filter((name) => /(?<!(^|\/)(index|404))\.html$/.test(name))) {
    const folder = join(output, file.replace(/\.html$/, ''));
    mkdirSync(folder, {recursive: true});
    renameSync(join(output, file), join(folder, 'index.html'));
  }
  await compress(output);
}

/** The CPU seconds of a cold build, which other work on the machine hardly affects, including all processes it starts. */
export async function build(site: Site): Promise<number> {
  const folder = folderOf(site);
  mkdirSync(SCRATCH, {recursive: true});
  if (site !== own) {
    install(site, folder);
    writePages(site, folder);
  }
  for (const cache of site.caches) rmSync(join(folder, cache), {recursive: true, force: true});
  const log = JSON.stringify(join(SCRATCH, `${site.name}.log`));
  const timed = `{ TIMEFORMAT='%U %S'; time { ${site.command}; } > ${log} 2>&1; } 2>&1`;
  const env = {...process.env, CI: '1', NO_UPDATE_NOTIFIER: '1', ASTRO_TELEMETRY_DISABLED: '1'};
  const [user = 0, system = 0] = execFileSync('bash', ['-c', timed], {cwd: folder, env, encoding: 'utf8'})
    .trim()
    .split(/\s+/)
    .map(Number);
  if (site !== own) await prepareForServer(outputOf(site));
  return user + system;
}
