/**
 * Compares this project's stack with other documentation generators on one corpus, in one run:
 *
 *   npm run bench:site [-- --pages <number>] [--only <name>,<name>] [--built] [--runs <number>]
 *
 * Writes one table to RESULTS.md, or to RESULTS-<number>.md for another number of pages, and to docs/measured.md if all were
 * measured. `--built` measures what an earlier run has built.
 */
import '../../lib/report-errors';
import {execFileSync} from 'node:child_process';
import {readFileSync, writeFileSync} from 'node:fs';
import {cpus, loadavg} from 'node:os';
import {join} from 'node:path';
import type {Browser} from '@playwright/test';
import {readOptions} from '../../lib/options';
import {buildSite} from './build';
import {contenders} from './contenders';
import type {Contender} from './contenders/contender';
import {openBrowser} from './measure/browser';
import {measureLighthouse} from './measure/lighthouse';
import {measureLoad} from './measure/load';
import {measureMenu} from './measure/menu';
import {measureNavigation} from './measure/navigation';
import {measureSearch} from './measure/search';
import {install, scratch} from './scratch';
import {serveFolder} from './serve';
import {writeNotes, writeTable, type Result} from './table';

const PAGES = '75';

type Options = {pages: number; runs: number; isBuilt: boolean};

/** A contender that fails in one part is still measured in the others. */
const attempt = <Part>(measure: Promise<Part>): Promise<Part | {failed: string}> =>
  measure.catch((error: Error) => ({failed: error.message.split('\n')[0]!}));

async function measure(contender: Contender, browser: Browser, {pages, runs, isBuilt}: Options): Promise<Result> {
  const {name, dependencies, sidebar} = contender;
  const installed = Object.entries(dependencies).map(([dependency, version]) => `${dependency} ${version}`);
  const result: Result = {name, versions: installed.join(', ') || 'this working copy'};
  const folder = await attempt(install(name, contender));
  if (typeof folder !== 'string') return {...result, builds: folder};
  const {measured, pages: all} = contender.setUp(folder, pages);
  if (!isBuilt) result.builds = await attempt(buildSite(contender, folder));
  if (result.builds && 'failed' in result.builds) return result;
  const served = await serveFolder(join(folder, contender.output), contender.headers);
  const path = measured.url + (contender.hasTrailingSlash ? '/' : '');
  const siblings = all.filter(({group, url}) => group === measured.group && url !== measured.url);
  const place = {browser, served, path};
  result.load = await attempt(measureLoad(place));
  result.lighthouse = await attempt(measureLighthouse(served.origin + path, runs));
  result.navigation = await attempt(measureNavigation(place, {sidebar, siblings, runs}));
  result.menu = await attempt(measureMenu(place, contender.menu, runs));
  result.search = await attempt(measureSearch(place, contender.search, runs));
  served.close();
  return result;
}

/** Updates the table in docs/measured.md between two marker comments, so that nobody has to copy it. */
function updateReadme(results: readonly Result[]): void {
  const text = readFileSync('docs/measured.md', 'utf8');
  const table = /(?<=<!-- bench:site -->\n\n).*(?=\n\n<!-- end of bench:site -->)/s;
  writeFileSync('docs/measured.md', text.replace(table, writeTable(results)));
  execFileSync('npx', ['prettier', '--write', '--log-level', 'warn', 'docs/measured.md']);
}

async function main() {
  const {values} = readOptions({
    options: {
      pages: {type: 'string', default: PAGES},
      only: {type: 'string'},
      built: {type: 'boolean', default: false},
      runs: {type: 'string', default: '5'},
    },
  });
  const options = {pages: Number(values.pages), runs: Number(values.runs), isBuilt: values.built};
  const chosen = contenders.filter(({name}) => !values.only || values.only.split(',').includes(name));
  const machine = `${cpus().length} processors (${cpus()[0]?.model ?? 'unknown'}), load ${loadavg()[0]!.toFixed(1)}, Node ${process.version}`;
  const intro = `# Documentation generators side by side\n\nMade by \`npm run bench:site\` on ${machine}: ${values.pages} pages of about 1,000 words. Sizes are brotli 11. Bytes, requests, elements, and CPU seconds are exact or nearly so; milliseconds depend on what else the machine does.`;
  console.log(`Building in ${scratch}`);
  const browser = await openBrowser();
  const results: Result[] = [];
  for (const contender of chosen) {
    console.log(`${contender.name}…`);
    results.push(await measure(contender, browser, options));
    // After each contender, so that an interrupted run keeps its results.
    const file = join(__dirname, values.pages === PAGES ? 'RESULTS.md' : `RESULTS-${values.pages}.md`);
    writeFileSync(file, `${intro}\n\n${writeTable(results)}\n\n${writeNotes(results)}\n`);
  }
  await browser.close();
  if (values.pages === PAGES && !values.only && !values.built) updateReadme(results);
  console.log(`\n${writeTable(results)}`);
}

void main();
