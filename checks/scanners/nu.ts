/** Runs the W3C's validator, a Java program, on every page. */
import {execFile} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {pathToFileURL} from 'node:url';
import {promisify} from 'node:util';
import type {Checker, Outcome, Site} from '../site';
import {withScanners} from './tools';

const run = promisify(execFile);
const PLANTED = '<!doctype html><html lang="en"><title>Planted</title><p id="a"></p><p id="a"></p></html>';

export type NuMessage = {type: string; url?: string; lastLine?: number; message: string; extract?: string};

async function hasJava(): Promise<boolean> {
  return run('java', ['-version']).then(
    () => true,
    () => false,
  );
}

async function validate(tools: string, paths: readonly string[]): Promise<NuMessage[]> {
  const jar = join(tools, 'node_modules/vnu-jar/build/dist/vnu.jar');
  const flags = ['--errors-only', '--exit-zero-always', '--stdout', '--skip-non-html', '--format', 'json'];
  // In such a short run, the second JIT tier costs more CPU time than it saves.
  const {stdout} = await run('java', ['-XX:TieredStopAtLevel=1', '-jar', jar, ...flags, ...paths], {
    maxBuffer: 64 * 1024 * 1024,
  });
  return (JSON.parse(stdout) as {messages: NuMessage[]}).messages;
}

/** One line per error. If the validator misses the planted one, its other results can't be trusted. */
export function nuProblems(messages: readonly NuMessage[], planted: string, outDir: string): string[] {
  const plantedAddress = pathToFileURL(planted).href;
  const isPlanted = ({url = ''}: NuMessage) => url.replace(/^file:\/+/, 'file:///') === plantedAddress;
  const problems = messages
    .filter((message) => !isPlanted(message))
    .map(({url = '', lastLine, message, extract = ''}) => {
      const page = url.slice(url.indexOf(outDir) + outDir.length).replace(/index\.html$/, '');
      return `${page}, line ${lastLine}: ${message} ${extract.trim()}`;
    });
  if (!messages.some(isPlanted)) problems.push('The validator did not find the error that was planted for it.');
  return problems;
}

async function validatePages({outDir, pages}: Site, tools: string): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'nu-'));
  const planted = join(folder, 'planted.html');
  writeFileSync(planted, PLANTED);
  try {
    const messages = await validate(tools, [resolve(outDir), planted]);
    return {inspected: pages.length, problems: nuProblems(messages, planted, resolve(outDir))};
  } finally {
    rmSync(folder, {recursive: true});
  }
}

export const nuValidator: Checker = {
  name: 'every page passes the W3C validator (Nu)',
  runsAside: true,
  async check(site) {
    if (!(await hasJava()))
      return {inspected: 0, problems: [], skipped: 'It needs Java, which is not on this machine.'};
    return withScanners((tools) => validatePages(site, tools));
  },
};
