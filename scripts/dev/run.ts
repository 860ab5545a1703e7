/**
 * `npm run dev`: the server for writers, with live reload. The generator watches the pages. What it loads only once,
 * such as facts and plugins, is watched here, and a change restarts it.
 */
import '../../config/site-address';
import {spawn, type ChildProcess} from 'node:child_process';
import {watch} from 'node:fs';
import {resolve} from 'node:path';
import {readSearchSettings} from '../../config/search';

const WATCHED = ['config', 'content/figures', 'lib', 'model', 'plugins', 'search'];
const NOT_LOADED = /\.test\.tsx?$|~$|\.swp$/;

// A mistake in the settings ends here in one sentence; the generator would show a stack trace.
readSearchSettings();

const args = process.argv.slice(2);
let timer: NodeJS.Timeout | undefined;
/** Undefined while the server restarts. */
let server: ChildProcess | undefined = start(args);

function start(options: readonly string[]): ChildProcess {
  const program = resolve('node_modules/@docusaurus/core/bin/docusaurus.mjs');
  // The bundler's cache would keep pages with old facts. NODE_ENV may be inherited, so it is set explicitly.
  const env = {...process.env, NODE_ENV: 'development', DOCUSAURUS_NO_PERSISTENT_CACHE: '1'};
  const child = spawn(process.execPath, [program, 'start', ...options], {stdio: 'inherit', env});
  child.on('exit', (code, signal) => {
    if (child === server) process.exit(signal ? 0 : (code ?? 1));
  });
  return child;
}

function restart(file: string): void {
  console.log(`\n${file} has changed: restarting the server; reload the page in a few seconds.`);
  const old = server!;
  server = undefined;
  old.once('exit', () => (server = start([...args, '--no-open'])));
  old.kill('SIGTERM');
}

for (const folder of WATCHED) {
  watch(folder, {recursive: true}, (_, name) => {
    if (!name || NOT_LOADED.test(name)) return;
    clearTimeout(timer);
    // An editor may write a file several times.
    timer = setTimeout(() => server && restart(`${folder}/${name}`), 300);
  });
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    server?.kill(signal);
    process.exit(0);
  });
}
