/** The results as Markdown. */
import {table} from '../table';
import {hasFailed, type Result} from './results';

type Column = {title: string; of: (result: Result) => string};

const KiB = (bytes: number) => (bytes / 1024).toFixed(1);
const ms = (time: number) => time.toFixed(0);
const thousandths = (shift: number) => shift.toFixed(3);
const seconds = (time: number) => time.toFixed(1);

type Part = 'builds' | 'load' | 'lighthouse' | 'navigation' | 'menu' | 'search';
type Figures<Name extends Part> = Exclude<NonNullable<Result[Name]>, {failed: string}>;

/** A column for one part of the results, which may be missing. */
function column<Name extends Part>(
  title: string,
  part: Name,
  pick: (figures: Figures<Name>) => number | undefined,
  show: (value: number) => string = String,
): Column {
  return {
    title,
    of(result) {
      const measured = result[part];
      const value = measured && !hasFailed(measured) ? pick(measured as Figures<Name>) : undefined;
      return value === undefined ? '–' : show(value);
    },
  };
}

const compare = (results: readonly Result[], columns: readonly Column[]): string =>
  table(
    ['', ...columns.map(({title}) => title)],
    results.map((result) => [result.name, ...columns.map(({of}) => of(result))]),
  );

const beforeIntent = column('before intent, KiB', 'load', (page) => page.beforeIntent, KiB);
const requests = column('requests', 'load', (page) => page.requestsBeforeIntent);
const ahead = column('fetched ahead, KiB', 'load', (page) => page.ahead, KiB);
const readOnly = 'in total for someone who only reads, KiB';
const forReaders = column(readOnly, 'load', (page) => page.beforeIntent + page.ahead, KiB);
const afterIntent = column('after intent, KiB', 'load', (page) => page.afterIntent, KiB);
const elements = column('elements', 'load', (page) => page.elements);
const performance = column('performance', 'lighthouse', (report) => report.performance);
const lcp = column('LCP, ms', 'lighthouse', (report) => report.lcp, ms);
const tbt = column('TBT, ms', 'lighthouse', (report) => report.tbt, ms);
const slowClick = column('cold, CPU ÷ 4', 'navigation', (time) => time.slowCold, ms);
const slowHovered = column('hovered, CPU ÷ 4', 'navigation', (time) => time.slowHovered, ms);
const menu = column('menu, first act', 'menu', (time) => time.fast, ms);
const slowMenu = column('menu, slow phone', 'menu', (time) => time.slow, ms);
const firstSearch = column('first search', 'search', (time) => time.cold, ms);
const slowSearch = column('first search, slow', 'search', (time) => time.slow, ms);
const nextSearch = column('next search', 'search', (time) => time.warm, ms);
const searchBytes = column('first search, KiB', 'search', ({bytes}) => bytes, KiB);
const coldBuild = column('cold, CPU s', 'builds', ({cold}) => cold.cpuSeconds, seconds);
const buildTime = column('cold, s', 'builds', ({cold}) => cold.wallSeconds, ms);
const memory = column('peak memory, MB', 'builds', ({cold}) => cold.peakMemoryMB);

const scripts = column('of it script files', 'load', (page) => page.scriptBeforeIntent, KiB);
const readerColumns = [beforeIntent, scripts, requests, ahead, forReaders, afterIntent, elements];
const lighthouseColumns = [
  ...[performance, lcp, tbt],
  column('CLS', 'lighthouse', ({cls}) => cls, thousandths),
  column('Speed Index, ms', 'lighthouse', ({speedIndex}) => speedIndex, ms),
];
const actColumns = [
  column('click, cold', 'navigation', (time) => time.cold, ms),
  column('click, hovered', 'navigation', (time) => time.hovered, ms),
  ...[slowClick, slowHovered, menu, slowMenu, firstSearch, slowSearch, nextSearch, searchBytes],
];
const warmBuild = column('warm, CPU s', 'builds', ({warm}) => warm?.cpuSeconds, seconds);
const buildColumns = [coldBuild, warmBuild, buildTime, memory];
const growthColumns: readonly Column[] = [
  {title: 'pages', of: ({pages}) => String(pages)},
  ...[coldBuild, buildTime, memory, beforeIntent, afterIntent, elements, firstSearch, slowSearch, searchBytes],
];

/** Rows of the README's table: the label, and the column that it shows. */
const summaryRows: readonly (readonly [string, Column])[] = [
  ['before intent, KiB brotli', beforeIntent],
  ['fetched ahead, KiB', ahead],
  [readOnly, forReaders],
  ['requests before intent', requests],
  ['Lighthouse mobile: performance', performance],
  ['LCP, ms', lcp],
  ['total blocking time, ms', tbt],
  ['click to new page, nothing started yet, CPU ÷ 4, ms', slowClick],
  ['click to new page, pointer rested on it, CPU ÷ 4, ms', slowHovered],
  ['menu as the first act, ms', menu],
  ['the same on a slow phone, ms', slowMenu],
  ['first search as the first act, ms', firstSearch],
  ['the same, CPU ÷ 4 and a slow line, ms', slowSearch],
  ['next search, ms', nextSearch],
  ['first search fetches, KiB', searchBytes],
  ['cold build, CPU seconds', coldBuild],
];

/** One column per generator; rows without any measurements are left out. */
export function writeSummary(results: readonly Result[]): string {
  const rows = summaryRows
    .map(([label, {of}]) => [label, ...results.map(of)])
    .filter(([, ...values]) => values.some((value) => value !== '–'));
  return table(['One docs page', ...results.map((result) => result.name)], rows);
}

function failures(results: readonly Result[]): string[] {
  return results.flatMap(({name: who, pages, ...parts}) =>
    Object.entries(parts).flatMap(([part, value]) =>
      typeof value === 'object' && hasFailed(value)
        ? [`- ${who}, ${pages} pages: ${part} could not be measured (${value.failed}).`]
        : [],
    ),
  );
}

export function writeTables(results: readonly Result[], basePages: number): string {
  const base = results.filter(({pages}) => pages === basePages);
  const grown = results.filter(({pages}) => pages !== basePages);
  const growth = [...base.filter((one) => grown.some((other) => other.name === one.name)), ...grown].sort((a, b) =>
    a.name.localeCompare(b.name),
  );
  const parts = [
    ...(base.length > 0
      ? [
          ['What a reader fetches with one page', compare(base, readerColumns)],
          ['Lighthouse, phone', compare(base, lighthouseColumns)],
          ['What a reader waits for, ms', compare(base, actColumns)],
          ['Builds', compare(base, buildColumns)],
        ]
      : []),
    ...(grown.length > 0 ? [['Growth', compare(growth, growthColumns)]] : []),
  ];
  const versions = (base.length > 0 ? base : grown).map(({name: who, versions: which}) => `- ${who}: ${which}`);
  const missing = failures(results);
  return [
    `Versions:\n\n${versions.join('\n')}`,
    ...parts.map(([title, text]) => `## ${title}\n\n${text}`),
    ...(missing.length > 0 ? [`## Missing\n\n${missing.join('\n')}`] : []),
  ].join('\n\n');
}
