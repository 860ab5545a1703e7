/**
 * Additional built sites that some tests need. Each is built on first use and reused while it is up to date;
 * `REUSE_FIXTURES=1` skips that check, for quick iterations while writing tests.
 */
import {execFile} from 'node:child_process';
import {cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import type {Server} from 'node:http';
import {createRequire} from 'node:module';
import {dirname, join, resolve} from 'node:path';
import {promisify} from 'node:util';
import {fingerprint, readBuildStamp, sourceFiles, writeBuildStamp} from '../../scripts/build/fingerprint';
import {createSiteServer, listen} from '../../scripts/serve/site-server';
import {withLock} from '../../scripts/run.cjs';

const FOLDER = '.cache/fixtures';
const VERSIONED_SOURCE = 'tests/fixtures/versioned-site';
/** Parts of this site's theme that the versioned site uses too. */
const SHARED_THEME = ['src/theme/ColorModeToggle'];

const docusaurus = createRequire(__filename).resolve('@docusaurus/core/bin/docusaurus.mjs');
const runNode = promisify(execFile).bind(undefined, process.execPath);

/** Builds must not share the bundler's cache, which ignores settings from the environment. */
function environment(settings: Record<string, string>): NodeJS.ProcessEnv {
  return {...process.env, NO_UPDATE_NOTIFIER: '1', DOCUSAURUS_NO_PERSISTENT_CACHE: '1', ...settings};
}

export type FixtureSite = {outDir: string; baseUrl: string};

const sites = {
  /** The whole site under a base URL, with the hosted search. */
  help: {outDir: `${FOLDER}/help`, baseUrl: '/help/'},
  /** The site's next release: the same pages with another title, and every script and style sheet under another name. */
  next: {outDir: `${FOLDER}/next`, baseUrl: '/'},
  /** A small docs site in two versions, with the version dropdown and the system's color mode. */
  versioned: {outDir: `${FOLDER}/versioned`, baseUrl: '/'},
} satisfies Record<string, FixtureSite>;

export type FixtureName = keyof typeof sites;
export const fixtureNames = Object.keys(sites) as FixtureName[];

/** The generator's data about the versioned site. */
export const VERSIONED_GENERATED = resolve(FOLDER, 'versioned-generated');

const HASHED = /(?<=^assets\/(?:js|css)\/.*\.)[0-9a-f]{8}(?=\.(?:js|css)$)/;

/** Copies a build, renames the site, and reverses the content hash of each script and style sheet wherever it's mentioned. */
async function renameAssets(build: string, outDir: string): Promise<void> {
  rmSync(outDir, {recursive: true, force: true});
  const files = readdirSync(build, {recursive: true, encoding: 'utf8'}).filter((file) => /\.\w+$/.test(file));
  const hashes = files.flatMap((file) => HASHED.exec(file)?.[0] ?? []);
  const mentions = new RegExp(hashes.join('|'), 'g');
  const rename = (text: string) =>
    text.replaceAll('Pilot Documentation', 'Pilot Next').replace(mentions, (hash) => [...hash].reverse().join(''));
  for (const file of files.filter((each) => !/\.(br|gz)$/.test(each))) {
    const target = join(outDir, rename(file));
    mkdirSync(dirname(target), {recursive: true});
    if (/\.(html|js|css|json)$/.test(file)) writeFileSync(target, rename(readFileSync(join(build, file), 'utf8')));
    else cpSync(join(build, file), target, {recursive: true});
  }
}

const builders: Record<FixtureName, () => Promise<void>> = {
  async help() {
    const {outDir, baseUrl} = sites.help;
    const env = environment({
      DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.docusaurus-help',
      BASE_URL: baseUrl,
      // As in a downloaded archive: there is no Git repository.
      GIT_DIR: 'no-repository',
      SITE_URL: 'https://www.lab-compass.example',
      ALGOLIA_APP_ID: 'app',
      ALGOLIA_API_KEY: 'key',
      ALGOLIA_INDEX_NAME: 'docs',
    });
    const options = ['--if-changed', '--uncompressed', '--out-dir', outDir];
    await runNode(['--import', 'tsx', 'scripts/build/run.ts', ...options], {env});
  },
  next: () => renameAssets(process.env.SITE_BUILD ?? 'build', sites.next.outDir),
  async versioned() {
    const {outDir} = sites.versioned;
    const current = fingerprint([...sourceFiles([VERSIONED_SOURCE, ...SHARED_THEME]), 'package-lock.json']);
    const isBuilt = existsSync(outDir) && existsSync(VERSIONED_GENERATED);
    if (isBuilt && readBuildStamp(outDir) === current) return;
    await runNode([docusaurus, 'build', VERSIONED_SOURCE, '--out-dir', resolve(outDir)], {
      env: environment({DOCUSAURUS_GENERATED_FILES_DIR_NAME: VERSIONED_GENERATED}),
    });
    writeBuildStamp(outDir, current);
  },
};

/** Builds the site if needed; returns its folder and base URL. */
export async function fixtureSite(name: FixtureName): Promise<FixtureSite> {
  const site = sites[name];
  if (process.env.REUSE_FIXTURES && existsSync(`${site.outDir}/index.html`)) return site;
  await withLock(`${FOLDER}/${name}.lock`, `Waiting for the fixture ${name}…`, builders[name]);
  return site;
}

export type ServedSite = FixtureSite & {origin: string; close: () => void};

/** The same site, served on a free port. */
export async function serveFixtureSite(name: FixtureName): Promise<ServedSite> {
  const site = await fixtureSite(name);
  const server: Server = createSiteServer({root: site.outDir, baseUrl: site.baseUrl});
  const port = await listen(server, 0);
  return {
    ...site,
    origin: `http://localhost:${port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
