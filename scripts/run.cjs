/**
 * `node scripts/run.cjs <file>` installs the locked dependencies if any are missing, then runs the
 * TypeScript file. Plain Node, because it starts before anything is installed.
 */
const {spawn} = require('node:child_process');
const {existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} = require('node:fs');
const {homedir} = require('node:os');
const {dirname, join} = require('node:path');
const {setTimeout: pause} = require('node:timers/promises');
const {pathToFileURL} = require('node:url');

const root = dirname(__dirname);

function fail(sentence, code = 1) {
  console.error(sentence);
  process.exit(code);
}

function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  fail(`Node 20.19 or later is needed; this is ${process.versions.node}.`);
}

function isRunning(id) {
  if (id === process.pid) return false;
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    return error.code !== 'ESRCH';
  }
}

async function tryToTake(lock) {
  try {
    writeFileSync(lock, String(process.pid), {flag: 'wx'});
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
  }
  const holder = () => (existsSync(lock) ? Number(readFileSync(lock, 'utf8')) : 0);
  if (isRunning(holder())) return false;
  // The process that held it is gone. If several take it over, the last one to write has it.
  writeFileSync(lock, String(process.pid));
  await pause(100);
  return holder() === process.pid;
}

/**
 * Does the work when no other process holds the lock, and says that it waits. The lock belongs to the process whose
 * id it contains; `giveTo` passes it on to a child process.
 */
async function withLock(lock, waiting, work) {
  mkdirSync(dirname(lock), {recursive: true});
  for (let tries = 0; !(await tryToTake(lock)); tries += 1) {
    if (tries === 0) console.log(waiting);
    await pause(250);
  }
  try {
    return await work((id) => writeFileSync(lock, String(id)));
  } finally {
    rmSync(lock, {force: true});
  }
}

function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return undefined;
  }
}

/**
 * Compares npm's record of what it installed with the lockfile. The record may lack only optional packages, for other
 * platforms. Also checks that each package exists, because a copied node_modules may be incomplete.
 */
function isInstalled(folder) {
  const locked = readPackages(join(folder, 'package-lock.json'));
  const installed = readPackages(join(folder, 'node_modules', '.package-lock.json'));
  if (!installed) return false;
  const isThere = (path, version) =>
    installed[path].version === version && existsSync(join(folder, path, 'package.json'));
  return Object.entries(locked).every(
    ([path, {version, optional}]) => path === '' || (installed[path] ? isThere(path, version) : optional),
  );
}

/** npm's errors that a sentence explains better than its log. */
function explain(log) {
  if (log.includes('ENOSPC'))
    return 'The disk is full: the dependencies need about 600 MB. Make room and run it again.';
  if (/EACCES|EPERM|EROFS/.test(log))
    return `This user cannot write to ${root}: change its rights, or copy the project.`;
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ENETUNREACH|ETIMEDOUT|ERR_SOCKET_TIMEOUT/.test(log))
    return 'The npm registry cannot be reached, and the dependencies are not installed yet. Connect and run it again.';
  return undefined;
}

/** npm tries every package before it gives up. Without a cache or a proxy, one question to the registry tells. */
async function requireNetwork() {
  const {npm_config_cache: cache = join(homedir(), '.npm'), npm_config_registry: registry} = process.env;
  const hasProxy = Object.keys(process.env).some((name) => /^(npm_config_)?(https?[-_])?proxy$/i.test(name));
  if (hasProxy || existsSync(join(cache, '_cacache/content-v2'))) return;
  const question = {method: 'HEAD', signal: AbortSignal.timeout(10_000)};
  const error = await fetch(registry ?? 'https://registry.npmjs.org/', question).catch((reason) => reason);
  const sentence = explain(String(error.cause?.code ?? (error.name === 'TimeoutError' && 'ETIMEDOUT')));
  if (sentence) fail(sentence);
}

/** Quick retries, because npm's own take a minute and a half to find out that there is no network. */
const INSTALL = [
  'ci',
  ...['--ignore-scripts', '--include=dev', '--no-audit', '--no-fund', '--no-update-notifier'],
  ...['--fetch-retries=2', '--fetch-retry-mintimeout=500', '--fetch-retry-maxtimeout=2000'],
];

/** Ends npm with this process: interrupted, it would go on for minutes and then empty node_modules. */
function install(giveLockTo) {
  console.log('Installing dependencies from package-lock.json (once; this takes a minute or two)…');
  const npm = process.env.npm_execpath;
  const options = {cwd: root, stdio: ['ignore', 'inherit', 'pipe'], shell: !npm && process.platform === 'win32'};
  const child = spawn(npm ? process.execPath : 'npm', npm ? [npm, ...INSTALL] : INSTALL, options);
  giveLockTo(child.pid);
  for (const [signal, code] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ]) {
    process.on(signal, () => {
      child.kill('SIGKILL');
      fail('\nThe installation was interrupted; the next start repeats it.', code);
    });
  }
  let log = '';
  child.stderr.on('data', (part) => {
    log += part;
    // npm would go on, with a warning for every file.
    if (log.includes('ENOSPC')) child.kill('SIGKILL');
  });
  return new Promise((done, reject) => {
    child.on('error', reject);
    child.on('close', (code) => (code === 0 ? done() : fail(explain(log) ?? log, 1)));
  });
}

async function ensureDependencies() {
  if (isInstalled(root)) return;
  const waiting = 'Another process is installing the dependencies; waiting for it…';
  await withLock(join(root, '.cache/install.lock'), waiting, async (giveLockTo) => {
    if (isInstalled(root)) return;
    await requireNetwork();
    await install(giveLockTo);
  }).catch((error) => fail(explain(String(error.code)) ?? error));
}

async function main() {
  requireNode();
  await ensureDependencies();
  process.chdir(root);
  process.env.NO_UPDATE_NOTIFIER = '1';
  process.argv.splice(1, 2, join(root, process.argv[2]));
  await import('tsx');
  await import(pathToFileURL(process.argv[1]).href);
}

module.exports = {explain, isInstalled, withLock};

if (require.main === module) void main();
