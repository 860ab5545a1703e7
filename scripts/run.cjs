/**
 * `node scripts/run.cjs <file>` installs the locked dependencies if any are missing, then runs the
 * TypeScript file. Plain Node, because it starts before anything is installed.
 */
const {spawn, spawnSync} = require('node:child_process');
const {existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} = require('node:fs');
const {dirname, join} = require('node:path');
const {setTimeout: pause} = require('node:timers/promises');

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

/** Does the work when no other process holds the lock, and says that it waits. The lock contains its holder's id. */
async function withLock(lock, waiting, work) {
  mkdirSync(dirname(lock), {recursive: true});
  for (let tries = 0; !(await tryToTake(lock)); tries += 1) {
    if (tries === 0) console.log(waiting);
    await pause(250);
  }
  try {
    return await work();
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

const NO_NETWORK =
  /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ENETUNREACH|ETIMEDOUT|ERR_SOCKET_TIMEOUT|FETCH_ERROR|ENOTCACHED/;

/** npm's errors that a sentence explains better than its log. */
function explain(log) {
  if (log.includes('ENOSPC'))
    return 'The disk is full: the dependencies need about 600 MB. Make room and run it again.';
  if (/EACCES|EPERM|EROFS/.test(log))
    return `This user cannot write to ${root}: change its rights, or copy the project.`;
  if (NO_NETWORK.test(log))
    return 'The npm registry cannot be reached, and the dependencies are not installed yet. Connect and run it again.';
  return undefined;
}

/**
 * As `npm start` was started, so that its settings for registry and proxy count.
 * @returns {[program: string, args: string[], options?: {shell: boolean}]}
 */
function npmCommand(...args) {
  const npm = process.env.npm_execpath;
  return npm ? [process.execPath, [npm, ...args]] : ['npm', args, {shell: process.platform === 'win32'}];
}

/** npm tries every package for minutes before it gives up. One question to the registry tells as much. */
function isOnline() {
  const [program, args, options] = npmCommand('ping', '--fetch-retries=0', '--fetch-timeout=10000');
  return !NO_NETWORK.test(spawnSync(program, args, {...options, cwd: root, encoding: 'utf8'}).stderr);
}

const INSTALL = ['ci', '--ignore-scripts', '--include=dev', '--no-audit', '--no-fund', '--no-update-notifier'];

/** Ends npm with this process: interrupted, it would go on for minutes and then empty node_modules. */
function install() {
  console.log('Installing dependencies from package-lock.json (once; this takes a minute or two)…');
  // Without a network, npm's cache may have everything.
  const [program, args, options] = npmCommand(...INSTALL, ...(isOnline() ? [] : ['--offline']));
  const child = spawn(program, args, {...options, cwd: root, stdio: ['ignore', 'inherit', 'pipe']});
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, (_, number) => {
      child.kill('SIGKILL');
      fail('\nThe installation was interrupted; the next start repeats it.', 128 + number);
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
  await withLock(join(root, '.cache/install.lock'), waiting, async () => {
    if (!isInstalled(root)) await install();
  }).catch((error) => fail(explain(String(error.code)) ?? error));
}

async function main() {
  requireNode();
  await ensureDependencies();
  process.chdir(root);
  process.env.NO_UPDATE_NOTIFIER = '1';
  process.argv.splice(1, 2, join(root, process.argv[2]));
  require('./typescript.cjs');
  require('../lib/report-errors');
  require(process.argv[1]);
}

module.exports = {explain, isInstalled, npmCommand, withLock};

if (require.main === module) void main();
