/**
 * Builds and runs the container file with Podman, in a store of its own. Without a registry its base is made of this
 * system's files, and the stage that builds the site is the build that the tests have already.
 */
import {execFileSync, spawnSync} from 'node:child_process';
import {cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';

const RUNTIME = ['/usr/sbin/runc', '/usr/bin/runc'].find((file) => existsSync(file));
/** Limits that an engine inside another container may set, too. */
const LIMITS = ['--ulimit', 'nofile=1024:1024', '--ulimit', 'nproc=1000:1000'];
/** As deploy/README.md and compose.yaml start it; the tests ask from inside, so that no port is taken. */
export const HARDENED = ['--read-only', '--tmpfs', '/tmp', '--cap-drop', 'ALL', '--security-opt', 'no-new-privileges'];

export type Podman = {
  podman: (...args: string[]) => string;
  /** The exit code, for what may fail. */
  code: (...args: string[]) => number | null;
  close: () => void;
};

function openStore(): Podman {
  const store = mkdtempSync(join(tmpdir(), 'podman-'));
  const runtime = RUNTIME ? ['--runtime', RUNTIME] : [];
  const own = ['--root', join(store, 'root'), '--runroot', join(store, 'run'), ...runtime];
  const options = {encoding: 'utf8', timeout: 300_000, stdio: 'pipe'} as const;
  return {
    podman: (...args) => execFileSync('podman', [...own, ...args], options),
    code: (...args) => spawnSync('podman', [...own, ...args], options).status,
    close() {
      spawnSync('podman', [...own, 'rm', '--all', '--force', '--time', '0'], options);
      spawnSync('podman', [...own, 'rmi', '--all', '--force'], options);
      rmSync(store, {recursive: true, force: true});
    },
  };
}

/** Starts one small program in a container: many sandboxes have Podman and do not let it do that. */
function canRun(): boolean {
  if (spawnSync('podman', ['--version']).status !== 0 || spawnSync('dpkg-query', ['--version']).status !== 0)
    return false;
  const folder = mkdtempSync(join(tmpdir(), 'container-'));
  const store = openStore();
  try {
    const libraries = execFileSync('ldd', ['/bin/true'], {encoding: 'utf8'}).match(/\/\S+/g) ?? [];
    for (const file of ['/bin/true', ...libraries]) cpSync(file, join(folder, file), {dereference: true});
    return store.code('run', '--rm', '--network', 'none', ...LIMITS, '--rootfs', folder, '/bin/true') === 0;
  } finally {
    store.close();
    rmSync(folder, {recursive: true, force: true});
  }
}

/** Whether the container file can be tried here; says so when it cannot. Asked once for all test processes. */
export function hasContainerEngine(): boolean {
  process.env.CONTAINER_ENGINE ??= canRun() ? 'podman' : 'none';
  const isAtHand = process.env.CONTAINER_ENGINE === 'podman';
  if (!isAtHand && process.env.TEST_WORKER_INDEX === undefined) {
    console.log(
      'NOTICE: deploy/Dockerfile is not built and run: that takes Debian, and a Podman that can start containers here (podman, runc).',
    );
  }
  return isAtHand;
}

/** The image of the container file around a built site. */
export function buildImage({podman}: Podman, {outDir, baseUrl}: {outDir: string; baseUrl: string}): string {
  const context = mkdtempSync(join(tmpdir(), 'image-'));
  const image = `localhost/docs:at${baseUrl.replaceAll('/', '-')}`;
  try {
    mkdirSync(join(context, 'deploy'));
    cpSync('deploy/nginx.conf', join(context, 'deploy/nginx.conf'));
    cpSync(resolve(outDir), join(context, 'site/build'), {recursive: true});
    // Only the stage that builds the site is another one; the image itself is made as it is deployed.
    const file = readFileSync('deploy/Dockerfile', 'utf8').replace(
      /^FROM \S+ AS build[^]*?(?=^FROM )/m,
      'FROM scratch AS build\nCOPY site /site\n\n',
    );
    writeFileSync(join(context, 'Dockerfile'), file);
    // The format of Docker has a place for the health check.
    const settings = ['--format', 'docker', '--isolation', 'chroot', '--network', 'host', '--pull=never'];
    podman('build', ...settings, '--build-arg', `BASE_URL=${baseUrl}`, '--tag', image, context);
    return image;
  } finally {
    rmSync(context, {recursive: true, force: true});
  }
}

export function openPodman(): Podman {
  const store = openStore();
  const folder = mkdtempSync(join(tmpdir(), 'base-'));
  try {
    execFileSync('bash', ['tests/hosting/debian-base.sh', join(folder, 'root')]);
    writeFileSync(join(folder, 'Dockerfile'), 'FROM scratch\nCOPY root /\n');
    store.podman('build', '--tag', 'docker.io/library/debian:bookworm-slim', folder);
    return store;
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}

/** Starts it as deploy/README.md says and returns its id. */
export const startContainer = ({podman}: Podman, image: string): string =>
  podman('run', '--detach', '--network', 'none', ...LIMITS, ...HARDENED, image).trim();
