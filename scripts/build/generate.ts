/** Runs the site generator in a process of its own, so that its memory is given back before the next steps. */
import {spawn} from 'node:child_process';
import {createRequire} from 'node:module';
import {dropStaleGeneratorCache} from './generator-cache';
import type {BuildContext} from './steps';

const docusaurus = createRequire(__filename).resolve('@docusaurus/core/bin/docusaurus.mjs');

export async function generate({outDir}: BuildContext): Promise<undefined> {
  dropStaleGeneratorCache();
  await new Promise<void>((done, fail) => {
    const child = spawn(process.execPath, [docusaurus, 'build', '--out-dir', outDir], {
      stdio: 'inherit',
      // Pages are minified by a step of their own.
      env: {...process.env, NO_UPDATE_NOTIFIER: '1', SKIP_HTML_MINIFICATION: 'true'},
    });
    child.on('error', fail);
    child.on('exit', (code) => (code === 0 ? done() : fail(new Error(`The generator stopped with code ${code}.`))));
  });
  return undefined;
}
