import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {doors} from '../Home/content';
import {hoursIn, hoursOf, inWords, LAB, TIMES, timesIn} from './estimate';

const page = readFileSync('content/pilot/welcome/why-pilot.mdx', 'utf8');
const LABS = [220, 400];
const ALL_FIVE = TIMES.filter(({already}) => already).map(({id}) => id);
const ALL_BUT_INVOICES = ALL_FIVE.filter((id) => id !== 'invoices');

/** In both labs. */
const both = ({scanned = LAB.scanned, done = []}: {scanned?: number; done?: string[]} = {}) =>
  LABS.map((cases) => Math.round(hoursIn({cases, scanned}, done)));

test('every time is counted each time it happens', () => {
  const hours = TIMES.map((time) => [time.id, inWords.hours(hoursOf(time, timesIn(LAB, time), time.each))]);
  expect(hours).toEqual([
    ['scans', '6.7'],
    ['calls', '10.0'],
    ['invoices', '20.0'],
    ['late', '6.7'],
    ['bills', '0.0'],
    ['rxs', '−6.7'],
    ['taps', '−7.8'],
    ['checks', '−1.8'],
    ['designs', '0.0'],
  ]);
  expect(inWords.hours(hoursIn(LAB))).toBe('27.1');
  expect(inWords.hours(hoursIn(LAB, ALL_FIVE))).toBe('4.9');
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

test('what it is worth is said of what the reader put in', () => {
  expect(inWords.worth(0, 0)).toBe('a month');
  expect(inWords.worth(-30, 216)).toBe(
    'a month, and $216 in bills that nobody sends today. Set that beside our quote.',
  );
  expect(inWords.worth(810, 0)).toBe('a month, worth $810. Set that beside our quote.');
});

test('pages say what is left for each lab', () => {
  const [, table = ''] = /\| Where you are now \|.+\n.+\n((?:\|.+\n)+)/.exec(page)!;
  expect(
    table
      .trim()
      .split('\n')
      .map((row) => row.match(/\d+(?= hours)/g)!.map(Number)),
  ).toEqual([both(), both({scanned: 0}), both({done: ALL_BUT_INVOICES}), both({done: ALL_FIVE})]);

  const [typed, scanned] = [both({scanned: 0}), both()];
  const [invoices, least] = [both({done: ALL_BUT_INVOICES})[1], both({done: ALL_FIVE})[1]];
  const [, numbers = ''] = /<Panel numbers>(.+?)<\/Panel>/s.exec(page)!;
  expect(numbers).toContain(
    `**${typed[0]}–${scanned[0]} hours** a month on paper, with 9 people and 220 cases: ${typed[0]} if`,
  );
  expect(numbers).toContain(`${scanned[0]} if half are`);
  expect(numbers).toContain(`**${typed[1]}–${scanned[1]} hours** a month on paper, with 14 people and 400 cases`);
  expect(numbers).toContain(`**${least}–${invoices} hours** a month on a system, with 400 cases: ${invoices} if`);
  expect(numbers).toContain(`, ${least} if it does all`);
  expect(doors[0]?.gain).toContain(`${typed[0]} to ${scanned[0]} hours a month`);
  const overview = readFileSync('src/components/Comparison/Overview.tsx', 'utf8');
  expect(overview).toContain(`${typed[0]} to ${scanned[0]} hours a month`);

  const threeShape = readFileSync('content/pilot/compare/3shape-lms.mdx', 'utf8');
  expect(threeShape).toContain(`| Looking for late work, less five minutes a day in Pilot | ${least} |`);
  expect(readFileSync('content/pilot/compare/dlcpm.mdx', 'utf8')).toContain(
    `${least} hours a month for 400 cases, or ${invoices} if`,
  );
});

test('Why Pilot says what slower taps leave', () => {
  const taps = TIMES.find(({id}) => id === 'taps')!;
  const slow = (scanned: number) =>
    LABS.map((cases) => {
      const lab = {cases, scanned};
      const times = timesIn(lab, taps);
      return Math.round(hoursIn(lab) - hoursOf(taps, times, 10) + hoursOf(taps, times, 30));
    });
  expect(page).toContain(`${both().join(' and ')} become ${slow(LAB.scanned).join(' and ')}, or less than nothing`);
  for (const hours of slow(0)) expect(hours).toBeLessThan(0);
});
