/**
 * `npm run dev`: the server for writers, with live reload. The generator watches the pages. It loads facts and plugins only
 * once, so this script watches those and restarts the generator when one changes, even after a mistake stopped it.
 */
import '../../config/site-address';
import type {ChildProcess} from 'node:child_process';
import {watch} from 'node:fs';
import {readSearchSettings} from '../../config/search';
import {start} from '../child';

const WATCHED = ['config', 'content/figures', 'lib', 'model', 'plugins', 'search', 'sidebars'];
const NOT_LOADED = /\.test\.tsx?$|~$|\.swp$/;

// A mistake in the settings ends here in one sentence; the generator would show a stack trace.
readSearchSettings();

const [program, ...args] = ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'start', ...process.argv.slice(2)];
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(0));
let server = serve(args);
let timer: NodeJS.Timeout | undefined;
let isRestarting = false;

function serve(options: readonly string[]): ChildProcess {
  // The bundler's cache would keep pages with old facts. NODE_ENV may be inherited, so it is set explicitly.
  const env = {...process.env, NODE_ENV: 'development', DOCUSAURUS_NO_PERSISTENT_CACHE: '1'};
  const child = start(process.execPath, [program!, ...options], {stdio: 'inherit', env});
  child.on('exit', (code, signal) => {
    if (isRestarting) return;
    if (code === 0) process.exit();
    // The system ends a program that takes too much memory, without a report.
    const end = signal ? `was ended by ${signal}.` : 'stopped; its report is above.';
    console.log(`\nThe server ${end} It starts again when you save a correction.`);
  });
  return child;
}

function restart(file: string): void {
  console.log(`\n${file} has changed: restarting the server; reload the page in a few seconds.`);
  const again = () => {
    isRestarting = false;
    server = serve([...args, '--no-open']);
  };
  if (server.exitCode !== null || server.signalCode !== null) return again();
  isRestarting = true;
  server.once('exit', again).kill();
}

for (const folder of WATCHED) {
  watch(folder, {recursive: true}, (_, name) => {
    if (!name || NOT_LOADED.test(name)) return;
    clearTimeout(timer);
    // An editor may write a file several times.
    timer = setTimeout(() => !server.killed && restart(`${folder}/${name}`), 300);
  });
}
