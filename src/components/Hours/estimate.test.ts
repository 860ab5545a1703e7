import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {doors} from '../Home/content';
import {eachFrom, hoursFrom, hoursOf, inWords, SCANNED, STARTS, TIMES} from './estimate';

const page = readFileSync('content/pilot/welcome/why-pilot.mdx', 'utf8');
const [PAPER] = STARTS;
const [HALF, NONE] = SCANNED;
const LABS = [220, 400];

/** In both labs. */
const both = (start: (typeof STARTS)[number] = PAPER, {part}: {part: number} = HALF) =>
  LABS.map((cases) => Math.round(hoursFrom(start, {cases, scanned: part})));

test('every time is counted each time it happens', () => {
  const lab = {cases: 400, scanned: HALF.part};
  const hours = (start: (typeof STARTS)[number]) =>
    TIMES.map((time) => [time.id, inWords.hours(hoursOf(time, lab, eachFrom(start, time)))]);
  expect(hours(PAPER)).toEqual([
    ['scans', '7.0'],
    ['calls', '10.0'],
    ['late', '5.0'],
    ['invoices', '20.0'],
    ['taps', '−7.8'],
    ['rxs', '−6.3'],
  ]);
  expect(hours(STARTS[3]).map(([, each]) => each)).toEqual(['0.0', '0.0', '5.0', '0.0', '0.0', '0.0']);
});

test('the sum is whole hours, and may be none or less', () => {
  expect([27.9, 1.2, 0.2, -0.2, -1, -12.6].map(inWords.total)).toEqual([
    '28 hours',
    '1 hour',
    '0 hours',
    '0 hours',
    '−1 hour',
    '−13 hours',
  ]);
});

test('pages say what is left for each lab', () => {
  const [, table = ''] = /\| Where you are now \|.+\n.+\n((?:\|.+\n)+)/.exec(page)!;
  expect(
    table
      .trim()
      .split('\n')
      .map((row) => row.match(/\d+(?= hours)/g)!.map(Number)),
  ).toEqual([both(), both(PAPER, NONE), ...STARTS.slice(1).map((start) => both(start))]);
  // The names of the rows are those of the choices.
  for (const {name} of STARTS) expect(table).toContain(`| ${name}`);

  const [typed, scanned] = [both(PAPER, NONE), both()];
  const [, numbers = ''] = /<Panel numbers>(.+?)<\/Panel>/s.exec(page)!;
  expect(numbers).toContain(`**${typed[0]}–${scanned[0]} hours** a month with 9 people and 220 cases: ${typed[0]} if`);
  expect(numbers).toContain(`**${typed[1]}–${scanned[1]} hours** a month with 14 people and 400 cases`);
  expect(doors[0]?.about).toContain(`${typed[0]} to ${scanned[0]} hours a month`);
  const overview = readFileSync('src/components/Comparison/Overview.tsx', 'utf8');
  expect(overview).toContain(`${typed[0]} to ${scanned[0]} hours a month`);

  const [, least] = both(STARTS[3]);
  expect(readFileSync('content/pilot/compare/3shape-lms.mdx', 'utf8')).toContain(
    `| Looking for late work | ${least} |`,
  );
  expect(readFileSync('content/pilot/compare/dlcpm.mdx', 'utf8')).toContain(`is ${least} hours a month for 400 cases`);
});

test('Why Pilot says what slower taps leave', () => {
  const taps = TIMES.find(({id}) => id === 'taps')!;
  const slow = ({part}: {part: number}) =>
    LABS.map((cases) => {
      const lab = {cases, scanned: part};
      return Math.round(hoursFrom(PAPER, lab) - hoursOf(taps, lab, 10) + hoursOf(taps, lab, 30));
    });
  expect(page).toContain(`${both().join(' and ')} become ${slow(HALF).join(' and ')}, or nothing`);
  for (const hours of slow(NONE)) expect(hours).toBeLessThanOrEqual(0);
});
