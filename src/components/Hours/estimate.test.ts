import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {doors} from '../Home/content';
import {hoursIn, hoursOf, inWords, LAB, TIMES, timesIn, TRUE_TODAY} from './estimate';

const page = readFileSync('content/pilot/welcome/why-pilot.mdx', 'utf8');
const comparison = (name: string) => readFileSync(`content/pilot/compare/${name}.mdx`, 'utf8');
const LARGE = {...LAB, cases: 400};
const ALL = Object.keys(TRUE_TODAY);
const without = (...names: string[]) => ALL.filter((name) => !names.includes(name));

/** In the lab of 9, and in the lab of 14. */
const both = (isTrue: readonly string[] = [], scanned = LAB.scanned) =>
  [LAB, LARGE].map((lab) => Math.round(hoursIn({...lab, scanned}, isTrue)));

test('every time is counted each time it happens', () => {
  const hours = TIMES.map((time) => [time.id, inWords.hours(hoursOf(time, timesIn(LARGE, time), time.each))]);
  expect(hours).toEqual([
    ['scans', '6.7'],
    ['calls', '6.7'],
    ['invoices', '20.0'],
    ['late', '5.3'],
    ['bills', '0.0'],
    ['rxs', '−6.7'],
    ['taps', '−7.8'],
    ['dashboard', '−1.8'],
    ['checks', '−2.2'],
    ['books', '−1.3'],
    ['designs', '0.0'],
  ]);
  expect(inWords.hours(hoursIn(LARGE))).toBe('18.9');
  expect(inWords.hours(hoursIn(LARGE, without('late')))).toBe('3.5');
  expect(hoursIn(LARGE, ALL)).toBe(0);
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
  expect(inWords.worth(810, 0)).toBe('a month, worth $810. Set $9,720 a year beside our quote.');
  expect(inWords.worth(-30, 216)).toBe(
    'a month, costing $30, and $216 in bills that nobody sends today. Set $2,232 a year beside our quote.',
  );
  expect(inWords.worth(-300, 216)).toBe('a month, costing $300, and $216 in bills that nobody sends today');
});

test('pages say what is left for each lab', () => {
  const [scanned, typed] = [both(), both([], 0)];
  const [invoices, least] = [both(without('late', 'bills')), both(without('late'))];
  const [, numbers = ''] = /<Panel numbers>(.+?)<\/Panel>/s.exec(page)!;
  expect(numbers).toContain(
    `**${typed[0]}–${scanned[0]} hours** a month on paper, with 9 people and 220 cases: ${typed[0]} if`,
  );
  expect(numbers).toContain(`${scanned[0]} if half are`);
  expect(numbers).toContain(`**${typed[1]}–${scanned[1]} hours** a month on paper, with 14 people and 400 cases`);
  expect(numbers).toContain(
    `**${least[1]}–${invoices[1]} hours** a month on a system, with 400 cases: ${invoices[1]} if`,
  );
  expect(numbers).toContain(`, ${least[1]} if it does all`);
  expect(doors[0]?.about).toContain(`${typed[0]} to ${scanned[0]} hours a month`);
  const overview = readFileSync('src/components/Comparison/Overview.tsx', 'utf8');
  expect(overview).toContain(`${typed[0]} to ${scanned[0]} hours a month`);

  const typing = TIMES.find(({id}) => id === 'invoices')!;
  const totals = hoursIn(LARGE, without('late', 'bills')) + hoursOf(typing, 400, 1 - typing.each);
  expect(comparison('dlcpm')).toContain(
    `${least[1]} hours a month for 400 cases, ${Math.round(totals)} if someone types each total into QuickBooks in a minute, or ${invoices[1]} if`,
  );
  expect(comparison('3shape-lms')).toContain(
    `| Looking for late work, less five minutes a day in Pilot | ${Math.floor(hoursIn(LARGE, without('late')))}½ |`,
  );
});

test('Why Pilot says what slower taps leave', () => {
  const taps = TIMES.find(({id}) => id === 'taps')!;
  const slow = (scanned: number) =>
    [LAB, LARGE].map(({cases}) => {
      const lab = {cases, scanned};
      const times = timesIn(lab, taps);
      return Math.round(hoursIn(lab) - hoursOf(taps, times, taps.each) + hoursOf(taps, times, 30));
    });
  const [small, large] = slow(LAB.scanned);
  expect(small).toBe(large);
  expect(page).toContain(
    `At 30 seconds a step, both labs on paper get back ${small} hours, or less than nothing without scanner`,
  );
  for (const hours of slow(0)) expect(hours).toBeLessThan(0);
});
