/**
 * Starts each kind of host that deploy/ has a configuration for, on a free port. nginx and Caddy are those of the
 * system, or Debian's packages unpacked into the cache: an installed nginx would start its own service.
 */
import {execFileSync, spawnSync} from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {listen} from '../../scripts/serve/listen';
import {createSiteServer} from '../../scripts/serve/site-server';
import {freePort, startProgram, type FixtureSite as Site} from '../support/served-sites';

export type Host = {port: number; stop: () => Promise<void>};

/** The root of the package's files: `/` if it is installed. */
type Program = {file: string; root: string};

const PACKAGES = {
  nginx: {
    files: ['usr/sbin/nginx', 'usr/lib/nginx/modules/ngx_http_brotli_static_module.so'],
    names: ['nginx', 'nginx-common', 'libnginx-mod-http-brotli-static', 'libbrotli1'],
  },
  caddy: {files: ['usr/bin/caddy'], names: ['caddy']},
} as const;

function unpack(names: readonly string[], folder: string): void {
  const parts = `${folder}.parts`;
  const apt = {stdio: 'ignore', timeout: 60_000, cwd: parts} as const;
  // Created first, so that a failed download isn't retried by every test process.
  for (const each of [folder, parts]) mkdirSync(each, {recursive: true});
  const download = () => spawnSync('apt-get', ['download', ...names], apt).status === 0;
  // A fresh container has no package lists; only root can fetch them.
  if (download() || (spawnSync('apt-get', ['update', '-qq'], apt).status === 0 && download()))
    for (const file of readdirSync(parts)) execFileSync('dpkg', ['-x', join(parts, file), folder]);
  rmSync(parts, {recursive: true});
}

function findProgram(name: keyof typeof PACKAGES): Program | undefined {
  const {files, names} = PACKAGES[name];
  const unpacked = resolve('.cache/hosting', name);
  const isComplete = (root: string) => files.every((file) => existsSync(join(root, file)));
  if (!isComplete('/') && !existsSync(unpacked) && process.platform === 'linux') unpack(names, unpacked);
  const root = ['/', unpacked].find(isComplete);
  if (!root) console.log(`NOTICE: ${name} is not available, so deploy/ is not tested with it.`);
  return root === undefined ? undefined : {file: join(root, files[0]), root};
}

/** The folder of a release: the site below its base path, as in deploy/Dockerfile. */
function releaseOf({outDir, baseUrl}: Site, folder: string): string {
  if (baseUrl === '/') return resolve(outDir);
  symlinkSync(resolve(outDir), join(folder, baseUrl.slice(1, -1)));
  return folder;
}

async function startNginx({file, root}: Program, site: Site): Promise<Host> {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const port = await freePort();
  const release = releaseOf(site, folder);
  const rules = `root ${release};\ninclude ${release}${site.baseUrl}.hosting/nginx.conf;\n`;
  writeFileSync(join(folder, 'release.conf'), rules);
  // Only paths and ports change; every rule is as deployed.
  const configuration = readFileSync('deploy/nginx.conf', 'utf8')
    .replaceAll(' /tmp/', ` ${folder}/`)
    .replaceAll('/srv/pilot', folder)
    .replace('listen 8080', `listen ${port}`)
    .replace('/usr/lib/nginx', join(root, 'usr/lib/nginx'))
    .replace('/etc/nginx', join(root, 'etc/nginx'))
    .replace('/dev/stdout', 'off');
  writeFileSync(join(folder, 'nginx.conf'), configuration);
  const user = process.getuid?.() === 0 ? ' user root;' : '';
  const args = ['-p', folder, '-c', join(folder, 'nginx.conf'), '-g', `daemon off;${user}`];
  const libraries = readdirSync(join(root, 'usr/lib')).filter((name) => name.endsWith('-linux-gnu'));
  const LD_LIBRARY_PATH = libraries.map((name) => join(root, 'usr/lib', name)).join(':');
  return startProgram(file, args, {LD_LIBRARY_PATH}, port);
}

async function startCaddy({file}: Program, site: Site): Promise<Host> {
  const folder = mkdtempSync(join(tmpdir(), 'caddy-'));
  const port = await freePort();
  const own = {CADDY_ADMIN: 'off', HOME: folder, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder};
  const env = {SITE_ADDRESS: `:${port}`, SITE_ROOT: releaseOf(site, folder), BASE_URL: site.baseUrl, ...own};
  return startProgram(file, ['run', '--config', 'deploy/Caddyfile', '--adapter', 'caddyfile'], env, port);
}

async function startOwnServer({outDir, baseUrl}: Site): Promise<Host> {
  const server = createSiteServer({root: outDir, baseUrl});
  return {port: await listen(server, 0), stop: async () => void server.close()};
}

/** The kinds of hosts that can run on this machine. */
export function hosts(): Record<string, (site: Site) => Promise<Host>> {
  const [nginx, caddy] = [findProgram('nginx'), findProgram('caddy')];
  return {
    'npm start': startOwnServer,
    ...(nginx && {nginx: (site: Site) => startNginx(nginx, site)}),
    ...(caddy && {Caddy: (site: Site) => startCaddy(caddy, site)}),
  };
}
