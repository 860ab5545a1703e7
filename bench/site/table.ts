/** The results as Markdown. */
import {hasFailed, type Measured, type Result} from './results';

type Column = {title: string; of: (result: Result) => string};

const KiB = (bytes: number) => (bytes / 1024).toFixed(1);
const ms = (time: number) => time.toFixed(0);

/** A column of one part of the results, which may be missing. */
function column<Part extends object>(
  title: string,
  part: (result: Result) => Measured<Part> | undefined,
  show: (part: Part) => string,
): Column {
  return {
    title,
    of(result) {
      const value = part(result);
      return value === undefined || hasFailed(value) ? '–' : show(value);
    },
  };
}

function table(results: readonly Result[], first: Column, columns: readonly Column[]): string {
  const rows = results.map((result) => [first, ...columns].map(({of}) => of(result)).join(' | '));
  const titles = [first, ...columns].map(({title}) => title).join(' | ');
  return [`| ${titles} |`, `| --- |${' ---: |'.repeat(columns.length)}`, ...rows.map((row) => `| ${row} |`)].join('\n');
}

const name: Column = {title: '', of: (result) => result.name};
const load = (result: Result) => result.load;
const builds = (result: Result) => result.builds;

const readerColumns: readonly Column[] = [
  column('before intent, KiB', load, ({beforeIntent}) => KiB(beforeIntent)),
  column('of it script files', load, ({scriptBeforeIntent}) => KiB(scriptBeforeIntent)),
  column('requests', load, ({requestsBeforeIntent}) => String(requestsBeforeIntent)),
  column('fetched ahead, KiB', load, ({ahead}) => KiB(ahead)),
  column('in all for who only reads, KiB', load, ({beforeIntent, ahead}) => KiB(beforeIntent + ahead)),
  column('after intent, KiB', load, ({afterIntent}) => KiB(afterIntent)),
  column('elements', load, ({elements}) => String(elements)),
];

const lighthouseColumns: readonly Column[] = [
  column(
    'performance',
    ({lighthouse}) => lighthouse,
    ({performance}) => String(performance),
  ),
  column(
    'LCP, ms',
    ({lighthouse}) => lighthouse,
    ({lcp}) => ms(lcp),
  ),
  column(
    'TBT, ms',
    ({lighthouse}) => lighthouse,
    ({tbt}) => ms(tbt),
  ),
  column(
    'CLS',
    ({lighthouse}) => lighthouse,
    ({cls}) => cls.toFixed(3),
  ),
  column(
    'Speed Index, ms',
    ({lighthouse}) => lighthouse,
    ({speedIndex}) => ms(speedIndex),
  ),
];

const actColumns: readonly Column[] = [
  column(
    'click, cold',
    ({navigation}) => navigation,
    ({cold}) => ms(cold),
  ),
  column(
    'click, hovered',
    ({navigation}) => navigation,
    ({hovered}) => ms(hovered),
  ),
  column(
    'cold, CPU ÷ 4',
    ({navigation}) => navigation,
    ({slowCold}) => ms(slowCold),
  ),
  column(
    'hovered, CPU ÷ 4',
    ({navigation}) => navigation,
    ({slowHovered}) => ms(slowHovered),
  ),
  column(
    'menu, first act',
    ({menu}) => menu,
    ({fast}) => ms(fast),
  ),
  column(
    'menu, slow phone',
    ({menu}) => menu,
    ({slow}) => ms(slow),
  ),
  column(
    'first search',
    ({search}) => search,
    ({cold}) => ms(cold),
  ),
  column(
    'first search, slow',
    ({search}) => search,
    ({slow}) => ms(slow),
  ),
  column(
    'next search',
    ({search}) => search,
    ({warm}) => ms(warm),
  ),
  column(
    'first search, KiB',
    ({search}) => search,
    ({bytes}) => KiB(bytes),
  ),
];

const buildColumns: readonly Column[] = [
  column('cold, CPU s', builds, ({cold}) => cold.cpuSeconds.toFixed(1)),
  column('warm, CPU s', builds, ({warm}) => warm?.cpuSeconds.toFixed(1) ?? '–'),
  column('cold, s', builds, ({cold}) => cold.wallSeconds.toFixed(0)),
  column('peak memory, MB', builds, ({cold}) => String(cold.peakMemoryMB ?? '–')),
];

const growthColumns: readonly Column[] = [
  {title: 'pages', of: ({pages}) => String(pages)},
  ...buildColumns.filter(({title}) => !title.startsWith('warm')),
  ...readerColumns.filter(({title}) => /^(before|after|elements)/.test(title)),
  ...actColumns.filter(({title}) => title.startsWith('first search')),
];

/** Rows of the README's table: what a row is called there, and the column that it shows. */
const summaryRows: readonly (readonly [string, readonly Column[], string])[] = [
  ['before intent, KiB brotli', readerColumns, 'before intent, KiB'],
  ['fetched ahead, KiB', readerColumns, 'fetched ahead, KiB'],
  ['in all for who only reads, KiB', readerColumns, 'in all for who only reads, KiB'],
  ['requests before intent', readerColumns, 'requests'],
  ['Lighthouse mobile: performance', lighthouseColumns, 'performance'],
  ['LCP, ms', lighthouseColumns, 'LCP, ms'],
  ['total blocking time, ms', lighthouseColumns, 'TBT, ms'],
  ['click to new page, nothing started yet, CPU ÷ 4, ms', actColumns, 'cold, CPU ÷ 4'],
  ['click to new page, pointer rested on it, CPU ÷ 4, ms', actColumns, 'hovered, CPU ÷ 4'],
  ['menu as the first act, ms', actColumns, 'menu, first act'],
  ['the same on a slow phone, ms', actColumns, 'menu, slow phone'],
  ['first search as the first act, ms', actColumns, 'first search'],
  ['the same, CPU ÷ 4 and a slow line, ms', actColumns, 'first search, slow'],
  ['next search, ms', actColumns, 'next search'],
  ['first search fetches, KiB', actColumns, 'first search, KiB'],
  ['cold build, CPU seconds', buildColumns, 'cold, CPU s'],
];

/** One column for each generator; a row that nobody was measured for is left out. */
export function writeSummary(results: readonly Result[]): string {
  const rows = summaryRows
    .map(([label, columns, title]) => [label, ...results.map(columns.find((one) => one.title === title)!.of)])
    .filter(([, ...values]) => values.some((value) => value !== '–'));
  const head = ['One docs page', ...results.map((result) => result.name)];
  const lines = [head, head.map((_, index) => (index === 0 ? '---' : '---:')), ...rows];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

type Ratio = {title: string; of: (result: Result) => number | undefined};

/** A number of one part of the results, which may be missing. */
function figure<Part extends object>(
  title: string,
  part: (result: Result) => Measured<Part> | undefined,
  pick: (part: Part) => number,
): Ratio {
  return {
    title,
    of(result) {
      const value = part(result);
      return value === undefined || hasFailed(value) ? undefined : pick(value);
    },
  };
}

const ratios: readonly Ratio[] = [
  figure('bytes before intent', load, ({beforeIntent}) => beforeIntent),
  figure(
    'LCP',
    ({lighthouse}) => lighthouse,
    ({lcp}) => lcp,
  ),
  figure(
    'click, hovered',
    ({navigation}) => navigation,
    ({hovered}) => hovered,
  ),
  figure(
    'the same, CPU ÷ 4',
    ({navigation}) => navigation,
    ({slowHovered}) => slowHovered,
  ),
  figure(
    'click, cold, CPU ÷ 4',
    ({navigation}) => navigation,
    ({slowCold}) => slowCold,
  ),
  figure(
    'menu, slow phone',
    ({menu}) => menu,
    ({slow}) => slow,
  ),
  figure(
    'first search',
    ({search}) => search,
    ({cold}) => cold,
  ),
  figure(
    'the same, slow',
    ({search}) => search,
    ({slow}) => slow,
  ),
  figure(
    'bytes of the first search',
    ({search}) => search,
    ({bytes}) => bytes,
  ),
  figure('cold build, CPU', builds, ({cold}) => cold.cpuSeconds),
];

/** Every generator as a multiple of the first, which is this project: above 1 it takes more. */
function ratioTable([own, ...others]: readonly Result[]): string {
  const columns = ratios.map(({title, of}): Column => ({
    title,
    of(result) {
      const [theirs, ours] = [of(result), own && of(own)];
      return theirs && ours ? `${(theirs / ours).toFixed(2)} ×` : '–';
    },
  }));
  return table(others, name, columns);
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
          ['What a reader fetches with one page', table(base, name, readerColumns)],
          ['Lighthouse, phone', table(base, name, lighthouseColumns)],
          ['What a reader waits for, ms', table(base, name, actColumns)],
          ['Builds', table(base, name, buildColumns)],
        ]
      : []),
    ...(grown.length > 0 ? [['Growth', table(growth, name, growthColumns)]] : []),
  ];
  const versions = (base.length > 0 ? base : grown).map(({name: who, versions: which}) => `- ${who}: ${which}`);
  const missing = failures(results);
  return [
    `Versions:\n\n${versions.join('\n')}`,
    ...parts.map(([title, text]) => `## ${title}\n\n${text}`),
    ...(missing.length > 0 ? [`## Missing\n\n${missing.join('\n')}`] : []),
  ].join('\n\n');
}
