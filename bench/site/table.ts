/** The results as Markdown: one row per question, one column per generator. */
import {table} from '../table';
import type {BuildCost} from './build';
import type {Lighthouse} from './measure/lighthouse';
import type {Load} from './measure/load';
import type {Menu} from './measure/menu';
import type {Navigation} from './measure/navigation';
import type {Search} from './measure/search';

type Failed = {failed: string};

/** Measurements of one contender; a part that failed says why. */
export type Result = {
  name: string;
  versions: string;
  builds?: BuildCost | Failed;
  load?: Load | Failed;
  lighthouse?: Lighthouse | Failed;
  navigation?: Navigation | Failed;
  menu?: Menu | Failed;
  search?: Search | Failed;
};

const KiB = (bytes: number) => (bytes / 1024).toFixed(1);
const whole = (value: number) => value.toFixed(0);

type Part = Exclude<keyof Result, 'name' | 'versions'>;
type Row = {label: string; of: (result: Result) => string};

function row<Name extends Part>(
  label: string,
  part: Name,
  pick: (figures: Exclude<NonNullable<Result[Name]>, Failed>) => number,
  show = whole,
): Row {
  const of = (result: Result) => {
    const measured = result[part];
    if (!measured || 'failed' in measured) return '–';
    return show(pick(measured as Exclude<NonNullable<Result[Name]>, Failed>));
  };
  return {label, of};
}

const ROWS: readonly Row[] = [
  row('before intent, KiB brotli', 'load', (page) => page.beforeIntent, KiB),
  row('fetched ahead, KiB', 'load', (page) => page.ahead, KiB),
  row('in total on a phone, only reading, KiB', 'load', (page) => page.beforeIntent + page.ahead, KiB),
  row('in total on a desktop, scrolled to the end, pointer over the text, KiB', 'load', (page) => page.read, KiB),
  row('requests before intent', 'load', (page) => page.requestsBeforeIntent),
  row('elements', 'load', (page) => page.elements),
  row('Lighthouse mobile: performance', 'lighthouse', (report) => report.performance),
  row('LCP, ms', 'lighthouse', (report) => report.lcp),
  row('total blocking time, ms', 'lighthouse', (report) => report.tbt),
  row('click to new page, nothing started yet, CPU ÷ 4, ms', 'navigation', (time) => time.slowCold),
  row('click to new page, pointer rested on it, CPU ÷ 4, ms', 'navigation', (time) => time.slowHovered),
  row('menu as the first act, ms', 'menu', (time) => time.fast),
  row('the same on a slow phone, ms', 'menu', (time) => time.slow),
  row('first search as the first act, ms', 'search', (time) => time.cold),
  row('the same, CPU ÷ 4 and a slow line, ms', 'search', (time) => time.slow),
  row('next search, ms', 'search', (time) => time.warm),
  row('first search fetches, KiB', 'search', ({bytes}) => bytes, KiB),
  row(
    'cold build, CPU seconds',
    'builds',
    ({cpuSeconds}) => cpuSeconds,
    (seconds) => seconds.toFixed(1),
  ),
];

export const writeTable = (results: readonly Result[]): string =>
  table(
    ['One docs page', ...results.map(({name}) => name)],
    ROWS.map(({label, of}) => [label, ...results.map(of)]),
  );

export const writeNotes = (results: readonly Result[]): string =>
  results
    .flatMap(({name, versions, ...parts}) => [
      `- ${name}: ${versions}`,
      ...Object.entries(parts).flatMap(([part, value]) =>
        'failed' in value ? [`  - ${part} could not be measured (${value.failed})`] : [],
      ),
    ])
    .join('\n');
