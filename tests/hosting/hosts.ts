/** Starts each kind of host that deploy/ has a configuration for, on a free port, serving the same build. */
import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {createServer} from 'node:net';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {setTimeout as pause} from 'node:timers/promises';
import {createSiteServer, listen} from '../../scripts/serve/site-server';
import {rawRequest} from '../../scripts/serve/testing/raw-request';
import {findProgram, type Program} from './programs';

export type Host = {port: number; stop: () => Promise<void>};
export type HostKind = 'own server' | 'nginx' | 'Caddy';

const START_LIMIT = 15_000;

/**
 * A port for a program that must be told which one to use. The system assigns other test servers ports above these, and
 * each worker has its own range of thousands, so nothing takes the port in between.
 */
async function freePort(): Promise<number> {
  const worker = Number(process.env.TEST_PARALLEL_INDEX ?? 0);
  const port = 20_000 + worker * 2_000 + Math.floor(Math.random() * 2_000);
  const server = createServer().listen(port, 'localhost');
  const isFree = await Promise.race([
    once(server, 'listening').then(() => true),
    once(server, 'error').then(() => false),
  ]).catch(() => false);
  if (!isFree) return freePort();
  server.close();
  await once(server, 'close');
  return port;
}

async function whenAnswering(port: number, child: ChildProcess, said: () => string): Promise<void> {
  const deadline = Date.now() + START_LIMIT;
  while (Date.now() < deadline && child.exitCode === null) {
    const answered = await rawRequest(port, '/').then(
      () => true,
      () => false,
    );
    if (answered) return;
    await pause(50);
  }
  throw new Error(`The host did not start:\n${said()}`);
}

async function startProgram(
  file: string,
  args: string[],
  env: NodeJS.ProcessEnv,
  port: number,
  folder: string,
): Promise<Host> {
  const child = spawn(file, args, {env: {...process.env, ...env}, stdio: ['ignore', 'ignore', 'pipe']});
  let said = '';
  child.stderr.on('data', (part: Buffer) => (said += part));
  await whenAnswering(port, child, () => said);
  return {
    port,
    async stop() {
      child.kill();
      if (child.exitCode === null) await once(child, 'exit');
      rmSync(folder, {recursive: true, force: true});
    },
  };
}

/** Debian keeps libraries in a folder named after the architecture. */
const libraryFolder = (root: string) =>
  readdirSync(join(root, 'usr/lib'))
    .filter((name) => name.endsWith('-linux-gnu'))
    .map((name) => join(root, 'usr/lib', name))
    .join(':');

async function startNginx({file, root}: Program, build: string): Promise<Host> {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const port = await freePort();
  // Only paths and ports change; every rule is as deployed.
  const configuration = readFileSync('deploy/nginx.conf', 'utf8')
    .replaceAll(' /tmp/', ` ${folder}/`)
    .replaceAll('/srv/pilot/current', resolve(build))
    .replace('listen 8080', `listen ${port}`)
    .replace('/usr/lib/nginx', join(root, 'usr/lib/nginx'))
    .replace('/etc/nginx', join(root, 'etc/nginx'))
    .replace('/dev/stdout', 'off');
  writeFileSync(join(folder, 'nginx.conf'), configuration);
  const user = process.getuid?.() === 0 ? ' user root;' : '';
  const args = ['-p', folder, '-c', join(folder, 'nginx.conf'), '-g', `daemon off;${user}`];
  return startProgram(file, args, {LD_LIBRARY_PATH: libraryFolder(root)}, port, folder);
}

async function startCaddy({file}: Program, build: string): Promise<Host> {
  const folder = mkdtempSync(join(tmpdir(), 'caddy-'));
  const port = await freePort();
  const env = {
    SITE_ADDRESS: `:${port}`,
    SITE_ROOT: resolve(build),
    CADDY_ADMIN: 'off',
    HOME: folder,
    XDG_CONFIG_HOME: folder,
    XDG_DATA_HOME: folder,
  };
  return startProgram(file, ['run', '--config', 'deploy/Caddyfile', '--adapter', 'caddyfile'], env, port, folder);
}

async function startOwnServer(build: string): Promise<Host> {
  const server = createSiteServer({root: build});
  const port = await listen(server, 0);
  return {
    port,
    async stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** The kinds of hosts that can run on this machine; logs a message for each that can't. */
export function hostKinds(): HostKind[] {
  const programs = {nginx: findProgram('nginx'), Caddy: findProgram('caddy')};
  for (const [kind, program] of Object.entries(programs)) {
    if (!program)
      console.log(
        `NOTICE: ${kind} is neither installed nor to be had from Debian, so deploy/ is not tested with it. Remove .cache/hosting to try again.`,
      );
  }
  return ['own server', ...(Object.keys(programs) as (keyof typeof programs)[]).filter((kind) => programs[kind])];
}

export async function startHost(kind: HostKind, build: string): Promise<Host> {
  if (kind === 'own server') return startOwnServer(build);
  const program = findProgram(kind === 'nginx' ? 'nginx' : 'caddy');
  if (!program) throw new Error(`${kind} cannot be had on this machine.`);
  return kind === 'nginx' ? startNginx(program, build) : startCaddy(program, build);
}
