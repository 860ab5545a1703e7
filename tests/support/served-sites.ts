/** The sites that browser tests open: the built site, and others that are made from it. */
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {readFile} from 'node:fs/promises';
import {createServer, type Server} from 'node:http';
import {tmpdir} from 'node:os';
import {dirname, extname, join, resolve} from 'node:path';
import {setTimeout} from 'node:timers/promises';
import {mime} from '@fastify/send';
import {expect} from '@playwright/test';
import {filesBelow} from '../../lib/files';
import {listen} from '../../scripts/serve/listen';
import {createSiteServer} from '../../scripts/serve/site-server';
import {prepareBrowsers} from './browsers';
import {generate} from '../../scripts/build/generate';

/** `SITE_BUILD` selects another build of the site to test. */
export const BUILD = process.env.SITE_BUILD ?? 'build';

type Served = {origin: string; close: () => void};

async function serve(server: Server, port = 0): Promise<Served> {
  const origin = `http://localhost:${await listen(server, port)}`;
  return {
    origin,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Starts a program that listens on the port, and waits until it answers. */
export async function startProgram(
  file: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  port: number,
): Promise<{port: number; stop: () => Promise<void>}> {
  const child = spawn(file, args, {env: {...process.env, ...env}, stdio: ['ignore', 'pipe', 'pipe']});
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (output += part.toString()));
  const isRunning = () => child.exitCode === null;
  const stop = async () => {
    child.kill();
    if (isRunning()) await once(child, 'exit');
  };
  const isUp = () =>
    fetch(`http://localhost:${port}`, {redirect: 'manual'}).then(
      () => true,
      () => !isRunning(),
    );
  try {
    await expect.poll(isUp, {timeout: 240_000}).toBe(true);
    expect(isRunning(), output).toBe(true);
  } catch (error) {
    await stop();
    throw error;
  }
  return {port, stop};
}

/** A port that was free a moment ago; each worker has its own range, below those that the system assigns. */
export async function freePort(): Promise<number> {
  const server = createServer();
  const first = 20_000 + Number(process.env.TEST_PARALLEL_INDEX ?? 0) * 2_000;
  const port = await listen(server, first + Math.floor(Math.random() * 1_900));
  server.close();
  return port;
}

/** Finds or installs the browsers, makes the sites, and serves the built one for all tests, as in production. */
export default async function globalSetup() {
  prepareBrowsers();
  if (!existsSync(`${BUILD}/index.html`))
    throw new Error(`The browser tests need the built site in ${BUILD}: run \`npm run build\` first.`);
  await makeFixtures();
  const {origin, close} = await serve(createSiteServer({root: BUILD}), 4173);
  process.env.SITE_BUILD = BUILD;
  process.env.SITE_ORIGIN = origin;
  return close;
}

/**
 * The built site on a host without this site's configuration: a file for its path, a folder's index.html, the page for
 * what is not there, and neither redirects nor headers. `rewrite` makes it a host that changes pages in transit or sends
 * them in several pieces.
 */
export const plainHost = (rewrite: (html: string) => string | string[] = (html) => html): Promise<Served> =>
  serve(
    createServer((request, response) => {
      const {pathname} = new URL(request.url ?? '/', 'http://localhost');
      const file = extname(pathname) ? pathname : join(pathname, 'index.html');
      readFile(join(BUILD, file)).then(
        async (body) => {
          response.setHeader('content-type', mime.getType(file) ?? 'application/octet-stream');
          const pieces = file.endsWith('.html') ? [rewrite(body.toString())].flat() : [body];
          for (const [index, piece] of pieces.entries()) {
            // Long enough for the browser to paint what it has.
            if (index > 0) await setTimeout(50);
            response.write(piece);
          }
          response.end();
        },
        async () => response.writeHead(404, {'content-type': 'text/html'}).end(await readFile(join(BUILD, '404.html'))),
      );
    }),
  );

const HASHED = /(?<=^assets\/(?:js|css)\/.*\.)[0-9a-f]{8}(?=\.(?:js|css)$)/;

/** Copies a build, renames the site, and reverses the content hash of each script and style sheet wherever it's mentioned. */
async function renameAssets(build: string, outDir: string): Promise<void> {
  rmSync(outDir, {recursive: true, force: true});
  const files = filesBelow(build);
  const hashes = files.flatMap((file) => HASHED.exec(file)?.[0] ?? []);
  const mentions = new RegExp(hashes.join('|'), 'g');
  const rename = (text: string) =>
    text.replaceAll('Pilot Documentation', 'Pilot Next').replace(mentions, (hash) => [...hash].reverse().join(''));
  for (const file of files.filter((each) => !/\.(br|gz)$/.test(each))) {
    const target = join(outDir, rename(file));
    mkdirSync(dirname(target), {recursive: true});
    if (/\.(html|js|css|json)$/.test(file)) writeFileSync(target, rename(readFileSync(join(build, file), 'utf8')));
    else cpSync(join(build, file), target);
  }
}

const FOLDER = '.cache/fixtures';

export type FixtureSite = {outDir: string; baseUrl: string};
/** The whole site under a base URL, with the hosted search, as its owner builds it from a downloaded archive. */
export const HELP: FixtureSite = {outDir: `${FOLDER}/help`, baseUrl: '/help/'};
/** The site's next release: the same pages with another title, and every script and style sheet under another name. */
const NEXT = `${FOLDER}/next`;

const buildHelp = () =>
  generate(HELP.outDir, {
    DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.docusaurus-help',
    // An archive is no Git repository.
    GIT_DIR: 'no-repository',
    SITE_URL: 'https://www.lab-compass.example',
    BASE_URL: HELP.baseUrl,
    ALGOLIA_APP_ID: 'app',
    ALGOLIA_API_KEY: 'key',
    ALGOLIA_INDEX_NAME: 'docs',
  });

const builtAt = (folder: string) => statSync(`${folder}/index.html`, {throwIfNoEntry: false})?.mtimeMs ?? 0;

/** Makes the other sites, if they are older than the built one. */
async function makeFixtures(): Promise<void> {
  if (builtAt(NEXT) < builtAt(BUILD)) await renameAssets(BUILD, NEXT);
  if (builtAt(HELP.outDir) < builtAt(BUILD)) await buildHelp();
}

/** The whole site with the hosted search, served below its base URL. */
export async function serveHelp(): Promise<Served> {
  const {outDir, baseUrl} = HELP;
  return serve(createSiteServer({root: outDir, baseUrl}));
}

export type Releases = Served & {deployNew: () => void; deployOld: () => void};

/** Two releases of the site on one origin, switched by a symlink as on a real host. */
export async function serveReleases(): Promise<Releases> {
  const folder = mkdtempSync(join(tmpdir(), 'releases-'));
  const current = join(folder, 'current');
  const point = (target: string) => {
    const next = `${current}.next`;
    symlinkSync(resolve(target), next);
    renameSync(next, current);
  };
  point(BUILD);
  const {origin, close} = await serve(createSiteServer({root: current}));
  return {
    origin,
    deployNew: () => point(NEXT),
    deployOld: () => point(BUILD),
    close() {
      close();
      rmSync(folder, {recursive: true, force: true});
    },
  };
}
