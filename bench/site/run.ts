/**
 * Compares this project's stack with other documentation generators on one corpus, in one run:
 *
 *   npx tsx bench/site/run.ts [--quick | --pages <number>] [--only <name>,<name>] [--reuse <name>,<name>]
 *
 * Prints one table per question and writes them to RESULTS.md. `--quick` skips the warm builds and the growth.
 * `--pages` measures only the growth, at that number of pages, and writes to a separate file. `--reuse` reuses a
 * contender's build from an earlier run, with its measurements.
 */
import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {cpus, loadavg} from 'node:os';
import {join} from 'node:path';
import {parseArgs} from 'node:util';
import type {Browser} from '@playwright/test';
import {buildSite, type Builds} from './build';
import {contenders} from './contenders';
import type {Contender} from './contenders/contender';
import {measureLighthouse} from './measure/lighthouse';
import {measureLoad} from './measure/load';
import {measureMenu} from './measure/menu';
import {measureNavigation} from './measure/navigation';
import {measureSearch} from './measure/search';
import {openBrowser} from './measure/browser';
import {attempt, hasFailed, type Result} from './results';
import {install, scratch} from './scratch';
import {serveFolder} from './serve';
import {writeSummary, writeTables} from './table';

const PAGES = 75;
/** In a contender's folder: the measurements of its last build. */
const BUILDS_FILE = 'bench-builds.json';
const MANY_PAGES = 1000;

type Extent = {pages: number; withWarm: boolean; lighthouseRuns: number; navigationRuns: number; searchRuns: number};

const QUICK: Extent = {pages: PAGES, withWarm: false, lighthouseRuns: 3, navigationRuns: 3, searchRuns: 3};
const FULL: Extent = {pages: PAGES, withWarm: true, lighthouseRuns: 5, navigationRuns: 5, searchRuns: 3};
/** Growth measures bytes and builds; times in the browser don't change with the number of pages. */
const GROWN: Extent = {pages: MANY_PAGES, withWarm: false, lighthouseRuns: 0, navigationRuns: 0, searchRuns: 1};

async function buildOrReuse(contender: Contender, folder: string, extent: Extent, reuse: boolean): Promise<Builds> {
  const file = join(folder, BUILDS_FILE);
  const last = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as {pages: number; builds: Builds})
    : undefined;
  if (reuse && last?.pages === extent.pages) return last.builds;
  const builds = await buildSite(contender, folder, extent);
  writeFileSync(file, JSON.stringify({pages: extent.pages, builds}));
  return builds;
}

async function measure(contender: Contender, browser: Browser, extent: Extent, reuse: boolean): Promise<Result> {
  const {name, dependencies} = contender;
  const versions =
    Object.entries(dependencies)
      .map(([dependency, version]) => `${dependency} ${version}`)
      .join(', ') || 'this working copy';
  const empty = {name, versions, pages: extent.pages};
  const folder = await attempt(() => install(name, contender));
  if (typeof folder !== 'string') return {...empty, builds: {failed: `not installable: ${folder.failed}`}};
  const corpus = contender.setUp(folder, extent.pages);
  const builds = await attempt(() => buildOrReuse(contender, folder, extent, reuse));
  if (hasFailed(builds)) return {...empty, builds};
  const served = await serveFolder(join(folder, contender.output), contender.headers);
  const path = corpus.measured.url + (contender.hasTrailingSlash ? '/' : '');
  const siblings = corpus.pages.filter(
    ({group, url}) => group === corpus.measured.group && url !== corpus.measured.url,
  );
  const place = {browser, served, path};
  const {lighthouseRuns, navigationRuns: runs, searchRuns} = extent;
  const result: Result = {...empty, builds, load: await attempt(() => measureLoad(place))};
  if (lighthouseRuns > 0)
    result.lighthouse = await attempt(() => measureLighthouse(served.origin + path, lighthouseRuns));
  if (runs > 0) {
    result.navigation = await attempt(() => measureNavigation(place, {sidebar: contender.sidebar, siblings, runs}));
    result.menu = await attempt(() => measureMenu(place, contender.menu, runs));
  }
  result.search = await attempt(() => measureSearch(place, contender.search, searchRuns));
  served.close();
  return result;
}

type Options = {quick: boolean; pages: number | undefined; only: string | undefined; reuse: string};

function readOptions(): Options {
  const {values} = parseArgs({
    options: {
      quick: {type: 'boolean', default: false},
      pages: {type: 'string'},
      only: {type: 'string'},
      reuse: {type: 'string', default: ''},
    },
  });
  const pages = values.pages === undefined ? undefined : Number(values.pages);
  if (pages !== undefined && !(Number.isInteger(pages) && pages > PAGES))
    throw new Error(`--pages takes a whole number above ${PAGES}, not "${values.pages}".`);
  if (pages !== undefined && values.quick) throw new Error('--quick and --pages exclude each other.');
  return {quick: values.quick, pages, only: values.only, reuse: values.reuse};
}

function extentsOf({quick, pages}: Options): Extent[] {
  if (pages !== undefined) return [{...GROWN, pages}];
  return quick ? [QUICK] : [FULL, GROWN];
}

function describeRun({quick, pages = PAGES}: Options): string {
  const flags = `${quick ? ' --quick' : ''}${pages === PAGES ? '' : ` --pages ${pages}`}`;
  const machine = `${cpus().length} processors (${cpus()[0]?.model ?? 'unknown'}), load ${loadavg()[0]!.toFixed(1)}, Node ${process.version}`;
  return `# Documentation generators side by side\n\nMade by \`npx tsx bench/site/run.ts${flags}\` on ${machine}. ${pages} pages of about 1,000 words. Sizes are brotli 11. Bytes, requests, elements and CPU seconds are exact or nearly so; times in milliseconds depend on what else the machine does.`;
}

/** Updates the README's table between two marker comments, so that nobody has to copy it. */
function updateReadme(results: readonly Result[]): void {
  const file = join(__dirname, '../../README.md');
  const text = readFileSync(file, 'utf8');
  const table = /(?<=<!-- bench:site -->\n\n).*(?=\n\n<!-- end of bench:site -->)/s;
  writeFileSync(file, text.replace(table, writeSummary(results)));
  execFileSync('npx', ['prettier', '--write', '--log-level', 'warn', file]);
}

async function main() {
  const options = readOptions();
  const {pages, only, reuse} = options;
  const chosen = contenders.filter(({name}) => !only || only.split(',').includes(name));
  const file = join(__dirname, pages ? `RESULTS-${pages}.md` : 'RESULTS.md');
  console.log(`Building in ${scratch}`);
  const browser = await openBrowser();
  const results: Result[] = [];
  for (const extent of extentsOf(options)) {
    for (const contender of chosen) {
      console.log(`${contender.name}, ${extent.pages} pages…`);
      results.push(await measure(contender, browser, extent, reuse.split(',').includes(contender.name)));
      console.log(JSON.stringify(results.at(-1)));
      // After each contender, so that an interrupted run keeps its results.
      writeFileSync(file, `${describeRun(options)}\n\n${writeTables(results, PAGES)}\n`);
    }
  }
  await browser.close();
  if (!pages && !only) updateReadme(results.filter((result) => result.pages === PAGES));
  console.log(`\n${writeTables(results, PAGES)}`);
}

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
