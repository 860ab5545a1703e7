/** The results as Markdown. */
import {hasFailed, type Measured, type Result} from './results';

type Column = {title: string; of: (result: Result) => string; value: (result: Result) => number | undefined};

const KiB = (bytes: number) => (bytes / 1024).toFixed(1);
const ms = (time: number) => time.toFixed(0);

/** A column of one part of the results, which may be missing. */
function column<Part extends object>(
  title: string,
  part: (result: Result) => Measured<Part> | undefined,
  pick: (part: Part) => number | undefined,
  show: (value: number) => string = String,
): Column {
  const value = (result: Result) => {
    const measured = part(result);
    return measured === undefined || hasFailed(measured) ? undefined : pick(measured);
  };
  const of = (result: Result) => {
    const number = value(result);
    return number === undefined ? '–' : show(number);
  };
  return {title, value, of};
}

type Shown = Pick<Column, 'title' | 'of'>;

function table(results: readonly Result[], columns: readonly Shown[]): string {
  const rows = results.map((result) => [result.name, ...columns.map(({of}) => of(result))].join(' | '));
  const titles = ['', ...columns.map(({title}) => title)].join(' | ');
  return [`| ${titles} |`, `| --- |${' ---: |'.repeat(columns.length)}`, ...rows.map((row) => `| ${row} |`)].join('\n');
}

const load = (result: Result) => result.load;
const lighthouse = (result: Result) => result.lighthouse;
const navigation = (result: Result) => result.navigation;
const menu = (result: Result) => result.menu;
const search = (result: Result) => result.search;
const builds = (result: Result) => result.builds;

const all = {
  beforeIntent: column('before intent, KiB', load, (page) => page.beforeIntent, KiB),
  scripts: column('of it script files', load, (page) => page.scriptBeforeIntent, KiB),
  requests: column('requests', load, (page) => page.requestsBeforeIntent),
  ahead: column('fetched ahead, KiB', load, (page) => page.ahead, KiB),
  forReaders: column('in total for someone who only reads, KiB', load, (page) => page.beforeIntent + page.ahead, KiB),
  afterIntent: column('after intent, KiB', load, (page) => page.afterIntent, KiB),
  elements: column('elements', load, (page) => page.elements),
  performance: column('performance', lighthouse, (report) => report.performance),
  lcp: column('LCP, ms', lighthouse, (report) => report.lcp, ms),
  tbt: column('TBT, ms', lighthouse, (report) => report.tbt, ms),
  cls: column(
    'CLS',
    lighthouse,
    (report) => report.cls,
    (shift) => shift.toFixed(3),
  ),
  speedIndex: column('Speed Index, ms', lighthouse, (report) => report.speedIndex, ms),
  click: column('click, cold', navigation, (time) => time.cold, ms),
  hovered: column('click, hovered', navigation, (time) => time.hovered, ms),
  slowClick: column('cold, CPU ÷ 4', navigation, (time) => time.slowCold, ms),
  slowHovered: column('hovered, CPU ÷ 4', navigation, (time) => time.slowHovered, ms),
  menu: column('menu, first act', menu, (time) => time.fast, ms),
  slowMenu: column('menu, slow phone', menu, (time) => time.slow, ms),
  firstSearch: column('first search', search, (time) => time.cold, ms),
  slowSearch: column('first search, slow', search, (time) => time.slow, ms),
  nextSearch: column('next search', search, (time) => time.warm, ms),
  searchBytes: column('first search, KiB', search, ({bytes}) => bytes, KiB),
  coldBuild: column(
    'cold, CPU s',
    builds,
    ({cold}) => cold.cpuSeconds,
    (time) => time.toFixed(1),
  ),
  warmBuild: column(
    'warm, CPU s',
    builds,
    ({warm}) => warm?.cpuSeconds,
    (time) => time.toFixed(1),
  ),
  buildTime: column('cold, s', builds, ({cold}) => cold.wallSeconds, ms),
  memory: column('peak memory, MB', builds, ({cold}) => cold.peakMemoryMB),
};

const {beforeIntent, scripts, requests, ahead, forReaders, afterIntent, elements} = all;
const {firstSearch, slowSearch, searchBytes, coldBuild, buildTime, memory} = all;
const readerColumns = [beforeIntent, scripts, requests, ahead, forReaders, afterIntent, elements];
const lighthouseColumns = [all.performance, all.lcp, all.tbt, all.cls, all.speedIndex];
const clickColumns = [all.click, all.hovered, all.slowClick, all.slowHovered, all.menu, all.slowMenu];
const actColumns = [...clickColumns, firstSearch, slowSearch, all.nextSearch, searchBytes];
const buildColumns = [coldBuild, all.warmBuild, buildTime, memory];
const growthColumns: readonly Shown[] = [
  {title: 'pages', of: ({pages}) => String(pages)},
  ...[coldBuild, buildTime, memory, beforeIntent, afterIntent, elements, firstSearch, slowSearch, searchBytes],
];

/** Rows of the README's table: what a row is called there, and the column that it shows. */
const summaryRows: readonly (readonly [string, Column])[] = [
  ['before intent, KiB brotli', beforeIntent],
  ['fetched ahead, KiB', ahead],
  ['in total for someone who only reads, KiB', forReaders],
  ['requests before intent', requests],
  ['Lighthouse mobile: performance', all.performance],
  ['LCP, ms', all.lcp],
  ['total blocking time, ms', all.tbt],
  ['click to new page, nothing started yet, CPU ÷ 4, ms', all.slowClick],
  ['click to new page, pointer rested on it, CPU ÷ 4, ms', all.slowHovered],
  ['menu as the first act, ms', all.menu],
  ['the same on a slow phone, ms', all.slowMenu],
  ['first search as the first act, ms', firstSearch],
  ['the same, CPU ÷ 4 and a slow line, ms', slowSearch],
  ['next search, ms', all.nextSearch],
  ['first search fetches, KiB', searchBytes],
  ['cold build, CPU seconds', coldBuild],
];

/** One column for each generator; a row that nobody was measured for is left out. */
export function writeSummary(results: readonly Result[]): string {
  const rows = summaryRows
    .map(([label, {of}]) => [label, ...results.map(of)])
    .filter(([, ...values]) => values.some((value) => value !== '–'));
  const head = ['One docs page', ...results.map((result) => result.name)];
  const lines = [head, head.map((_, index) => (index === 0 ? '---' : '---:')), ...rows];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

const ratios: readonly (readonly [string, Column])[] = [
  ['bytes before intent', beforeIntent],
  ['LCP', all.lcp],
  ['click, hovered', all.hovered],
  ['the same, CPU ÷ 4', all.slowHovered],
  ['click, cold, CPU ÷ 4', all.slowClick],
  ['menu, slow phone', all.slowMenu],
  ['first search', firstSearch],
  ['the same, slow', slowSearch],
  ['bytes of the first search', searchBytes],
  ['cold build, CPU', coldBuild],
];

/** Every generator as a multiple of the first, which is this project: above 1 it takes more. */
function ratioTable([own, ...others]: readonly Result[]): string {
  const columns = ratios.map(([title, {value}]) => ({
    title,
    of(result: Result) {
      const [theirs, ours] = [value(result), own && value(own)];
      return theirs && ours ? `${(theirs / ours).toFixed(2)} ×` : '–';
    },
  }));
  return table(others, columns);
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
    ...(base.length > 1 ? [['As a multiple of this project', ratioTable(base)]] : []),
    ...(base.length > 0
      ? [
          ['What a reader fetches with one page', table(base, readerColumns)],
          ['Lighthouse, phone', table(base, lighthouseColumns)],
          ['What a reader waits for, ms', table(base, actColumns)],
          ['Builds', table(base, buildColumns)],
        ]
      : []),
    ...(grown.length > 0 ? [['Growth', table(growth, growthColumns)]] : []),
  ];
  const versions = (base.length > 0 ? base : grown).map(({name: who, versions: which}) => `- ${who}: ${which}`);
  const missing = failures(results);
  return [
    `Versions:\n\n${versions.join('\n')}`,
    ...parts.map(([title, text]) => `## ${title}\n\n${text}`),
    ...(missing.length > 0 ? [`## Missing\n\n${missing.join('\n')}`] : []),
  ].join('\n\n');
}
