/**
 * Builds and runs the Dockerfile with Podman, in its own store. Without a registry, the base image is made from this
 * system's files, and the build stage is replaced by the site that the tests already built.
 */
import {execFileSync, spawnSync} from 'node:child_process';
import {cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';

const RUNTIME = ['/usr/sbin/runc', '/usr/bin/runc'].find((file) => existsSync(file));
/** Limits that an engine nested in another container can also set. */
const LIMITS = ['--ulimit', 'nofile=1024:1024', '--ulimit', 'nproc=1000:1000'];
/** The options from deploy/README.md and compose.yaml. Tests send requests from inside, so no port is needed. */
export const HARDENED = ['--read-only', '--tmpfs', '/tmp', '--cap-drop', 'ALL', '--security-opt', 'no-new-privileges'];

export type Podman = {
  podman: (...args: string[]) => string;
  /** Returns the exit code, for commands that may fail. */
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

/** Starts a small program in a container: many sandboxes have Podman but can't run containers. */
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

/** Whether containers can be tested here; logs a message if not. Checked once for all test processes. */
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

/** Builds the Dockerfile's image around a built site. */
export function buildImage({podman}: Podman, {outDir, baseUrl}: {outDir: string; baseUrl: string}): string {
  const context = mkdtempSync(join(tmpdir(), 'image-'));
  const image = `localhost/docs:at${baseUrl.replaceAll('/', '-')}`;
  try {
    mkdirSync(join(context, 'deploy'));
    cpSync('deploy/nginx.conf', join(context, 'deploy/nginx.conf'));
    cpSync(resolve(outDir), join(context, 'site/build'), {recursive: true});
    // Only the build stage is replaced; the image itself is made as deployed.
    const file = readFileSync('deploy/Dockerfile', 'utf8').replace(
      /^FROM \S+ AS build[^]*?(?=^FROM )/m,
      'FROM scratch AS build\nCOPY site /site\n\n',
    );
    writeFileSync(join(context, 'Dockerfile'), file);
    // Docker's format supports health checks.
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

/** Starts the container as described in deploy/README.md and returns its id. */
export const startContainer = ({podman}: Podman, image: string): string =>
  podman('run', '--detach', '--network', 'none', ...LIMITS, ...HARDENED, image).trim();
