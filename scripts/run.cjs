/**
 * `node scripts/run.cjs <file>`, behind every npm script that runs a TypeScript file of this repository: checks the version
 * of Node, installs the packages of package-lock.json unless they are there, and runs the file. Plain JavaScript, because
 * it starts before anything is installed.
 */
const {spawn} = require('node:child_process');
const {readFileSync} = require('node:fs');
const {dirname, resolve} = require('node:path');

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const [, , file, ...args] = process.argv;

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if ((major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22) return;
  fail(`Node 20.19 (or a later 20), or Node 22.12 or later, is needed; this is ${process.versions.node}.`);
}

function packagesIn(lockfile) {
  try {
    return JSON.parse(readFileSync(lockfile, 'utf8')).packages;
  } catch {
    return {};
  }
}

/** Compares the lockfile with npm's own record of what it installed. Building and serving need no dev dependencies. */
function isInstalled() {
  const installed = packagesIn('node_modules/.package-lock.json');
  const needsDev = !/^scripts\/(build|serve)\//.test(file);
  return Object.entries(packagesIn('package-lock.json')).every(([path, {version, optional, dev}]) =>
    installed[path] ? installed[path].version === version : !path || optional || (dev && !needsDev),
  );
}

/** Without a network, npm ends within seconds, or installs from its cache. */
const INSTALL = 'ci --ignore-scripts --include=dev --no-audit --no-fund --prefer-offline --fetch-retries=0'.split(' ');

async function install() {
  console.log('Installing the packages of package-lock.json (once; this takes a minute or two)…');
  // The npm that started this command, with its settings for registry and proxy.
  const npm = process.env.npm_execpath;
  const [program, ...command] = npm ? [process.execPath, npm, ...INSTALL] : ['npm', ...INSTALL];
  const child = spawn(program, command, {stdio: 'inherit'});
  const end = () => {
    child.kill('SIGKILL');
    fail('The installation was interrupted; the next command repeats it.');
  };
  for (const signal of SIGNALS) process.once(signal, end);
  const code = await new Promise((done) => child.on('error', () => done(1)).on('close', done));
  for (const signal of SIGNALS) process.off(signal, end);
  if (code !== 0)
    fail('npm could not install the packages; its report is above. Correct that, and run the command again.');
}

/** npm passes a signal on to its shell only, so a command would outlive an npm that was told to end. */
function endWithNpm() {
  const parent = process.ppid;
  if (process.env.npm_execpath) setInterval(() => process.ppid === parent || process.exit(143), 250).unref();
}

async function main() {
  endWithNpm();
  process.chdir(dirname(__dirname));
  requireNode();
  if (!isInstalled()) await install();
  process.argv = [process.argv[0], resolve(file), ...args];
  process.env.NO_UPDATE_NOTIFIER = '1';
  require('esbuild-register');
  require('../lib/report-errors');
  require(process.argv[1]);
}

void main();
