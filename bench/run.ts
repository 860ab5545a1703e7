/**
 * `npm run bench:site [-- --only <name>,<name>] [--built] [--runs <number>]`: this site beside the same pages in other
 * documentation generators, in one run. Writes the table to docs/measured.md if all were measured. `--built` measures
 * what an earlier run has built.
 */
import {execFileSync} from 'node:child_process';
import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Browser} from '@playwright/test';
import {readOptions} from '../lib/options';
import {openBrowser} from './browser';
import type {Contender} from './contenders/contender';
import {docusaurus} from './contenders/docusaurus';
import {own} from './contenders/own';
import {starlight} from './contenders/starlight';
import {vitePress} from './contenders/vitepress';
import {measureBytes, measureClicks, measureSearch} from './measure';
import {readMarkdownCopies, type BenchPage} from './pages';
import {folderOf, prepare, SCRATCH} from './prepare';
import {serveFolder} from './serve';
import {table} from './table';

const PAGE = '/docs/customers/offices';

type Options = {runs: number; isBuilt: boolean};
type Result = {name: string; figures: Record<string, number>};

/** A contender that fails in one part is still measured in the others. */
async function measure(contender: Contender, browser: Browser, {runs, isBuilt}: Options): Promise<Result> {
  const figures: Record<string, number> = {};
  const note = async (part: string, work: () => Promise<Record<string, number>>) => {
    try {
      for (const [name, value] of Object.entries(await work())) figures[`${part} ${name}`] = value;
    } catch (error) {
      console.log(`${contender.name}: ${part} could not be measured. ${(error as Error).message.split('\n')[0]}`);
    }
  };
  if (!isBuilt) await note('build', async () => ({cpu: await prepare(contender)}));
  const served = await serveFolder(join(folderOf(contender), contender.output));
  const place = {browser, served, path: PAGE};
  const folder = PAGE.slice(0, PAGE.lastIndexOf('/') + 1);
  const isSibling = ({route}: BenchPage) => route.startsWith(folder) && route !== PAGE;
  const siblings = readMarkdownCopies(own.output).filter(isSibling);
  await note('bytes', () => measureBytes(place));
  await note('click', () => measureClicks(place, contender, {siblings, runs}));
  await note('search', () => measureSearch(place, contender, runs));
  served.close();
  return {name: contender.name, figures};
}

const whole = (value: number) => value.toFixed(0);
const oneDigit = (value: number) => value.toFixed(1);
const inKiB = (bytes: number) => oneDigit(bytes / 1024);

/** Each row: its label, its figure, and how that is written. */
const ROWS: readonly [label: string, figure: string, write: (value: number) => string][] = [
  ['before the reader does anything, KiB brotli', 'bytes needed', inKiB],
  ['fetched ahead, KiB', 'bytes ahead', inKiB],
  ['in all on a desktop: scrolled to the end, pointer over the text, KiB', 'bytes read', inKiB],
  ['requests before the reader does anything', 'bytes requests', whole],
  ['first click to new page, CPU ÷ 4, ms', 'click first', whole],
  ['the same, pointer rested on it, ms', 'click rested', whole],
  ['first search as the first act, ms', 'search first', whole],
  ['the same, CPU ÷ 4 and a slow line, ms', 'search slow', whole],
  ['next search, ms', 'search next', whole],
  ['first search fetches, KiB', 'search bytes', inKiB],
  ['cold build, CPU seconds', 'build cpu', oneDigit],
];

const writeTable = (results: readonly Result[]): string =>
  table(
    ['One docs page', ...results.map(({name}) => name)],
    ROWS.map(([label, figure, write]) => [
      label,
      ...results.map(({figures}) => (figure in figures ? write(figures[figure]!) : '–')),
    ]),
  );

/** Replaces the table between two marker comments, so that nobody has to copy it. */
function updateMeasured(results: readonly Result[]): void {
  const text = readFileSync('docs/measured.md', 'utf8');
  const old = /(?<=<!-- bench:site -->\n\n).*(?=\n\n<!-- end of bench:site -->)/s;
  writeFileSync('docs/measured.md', text.replace(old, writeTable(results)));
  execFileSync('npx', ['prettier', '--write', '--log-level', 'warn', 'docs/measured.md']);
}

async function main() {
  const {values} = readOptions({
    options: {
      only: {type: 'string'},
      built: {type: 'boolean', default: false},
      runs: {type: 'string', default: '5'},
    },
  });
  // This project first: the others build its pages.
  const contenders = [own, docusaurus, vitePress, starlight];
  const chosen = contenders.filter(({name}) => !values.only || values.only.split(',').includes(name));
  console.log(`Building in ${SCRATCH}`);
  const browser = await openBrowser();
  const results: Result[] = [];
  for (const contender of chosen) {
    console.log(`${contender.name}…`);
    results.push(await measure(contender, browser, {runs: Number(values.runs), isBuilt: values.built}));
    console.log(writeTable(results));
  }
  await browser.close();
  if (chosen.length === contenders.length && !values.built) updateMeasured(results);
}

void main();
