import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {doors} from '../Home/content';
import {hoursIn, hoursOf, inWords, LAB, TIMES, timesIn, TYPED, type Today} from './estimate';

const page = readFileSync('content/pilot/welcome/why-pilot.mdx', 'utf8');
const comparison = (name: string) => readFileSync(`content/pilot/compare/${name}.mdx`, 'utf8');
const LARGE = {...LAB, cases: 400};
const ALL = [...new Set(TIMES.flatMap(({today}) => today ?? []))];
const without = (...names: Today[]) => ALL.filter((name) => !names.includes(name));

/** `2½`, as the pages write hours. */
function inHalves(hours: number): string {
  const halves = Math.round(Math.abs(hours) * 2);
  return (hours < 0 ? '−' : '') + Math.floor(halves / 2) + (halves % 2 ? '½' : '');
}

/** In the lab of 9, and in the lab of 14. */
const both = (isTrue: readonly Today[] = [], scanned = LAB.scanned) =>
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
    ['accepted', '−1.7'],
    ['taps', '−7.8'],
    ['dashboard', '−1.8'],
    ['checks', '−2.2'],
    ['books', '−1.3'],
    ['designs', '0.0'],
  ]);
  expect(inWords.hours(hoursIn(LARGE))).toBe('17.2');
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
  const [[half], [none]] = [both(), both([], 0)];
  const [[, invoices], [, least]] = [both(without('late', 'bills')), both(without('late'))];
  const [, numbers = ''] = /<Panel numbers>(.+?)<\/Panel>/s.exec(page)!;
  expect(numbers).toContain(
    `**${none}–${half} hours** back a month on paper, with 9 people and 220 cases: ${none} if no orders are scanned, ${half} if half are`,
  );
  expect(numbers).toContain(
    `**${least}–${invoices} hours** back a month on a system, with 400 cases: ${invoices} if you type each invoice again, ${least} if it does all`,
  );
  const overview = readFileSync('src/components/Comparison/Overview.tsx', 'utf8');
  expect(overview).toContain(`${none} to ${half} hours a month`);
});

test('pages say what typing and checking invoices takes', () => {
  const taking = (...ids: string[]) =>
    TIMES.filter(({id}) => ids.includes(id)).reduce(
      (sum, time) => sum + Math.abs(hoursOf(time, timesIn(LAB, time), time.each)),
      0,
    );
  const typing = taking('invoices');
  const checking = inHalves(taking('checks', 'books'));
  expect(page).toContain(
    `**${checking} hours** a month at QuickBooks instead of ${typing}, if someone types 220 invoices today`,
  );
  expect(doors[0]?.about).toContain(
    `typing 220 invoices takes ${typing} hours a month; checking them takes ${checking}.`,
  );
});

test('comparisons say what is left for a lab of 14 with that system', () => {
  const [row] = TIMES.filter(({id}) => id === 'invoices');
  for (const [typed, {minutes}] of Object.entries(TYPED)) {
    const sent = minutes === 0;
    const hours = hoursIn(LARGE, sent ? without('late') : without('late', 'bills'));
    const left = sent ? hours : hours + hoursOf(row!, LARGE.cases, minutes - row!.each);
    const says = ['Each invoice, in 3 minutes', "Each case's total, in a minute", 'Nothing: DLCPM sends the bills'];
    expect(comparison('dlcpm')).toContain(`| ${says[Number(typed)]} | ${Math.round(left)} |`);
  }
  const looking = TIMES.find(({id}) => id === 'late')!;
  const looked = Math.round(hoursOf(looking, timesIn(LARGE, looking), looking.each));
  expect(comparison('dlcpm')).toContain(`If nobody looks for late cases today, take off ${looked}.`);
});

test('the page on 3Shape LMS sets moving designs and typing orders against the rest', () => {
  const hours = (id: string, times: number) => {
    const time = TIMES.find((one) => one.id === id)!;
    return hoursOf(time, times, time.each);
  };
  const typing = -hours('scans', 200);
  const rows = {
    'Looking for late work, less five minutes a day in Pilot': hoursIn(LARGE, without('late')),
    'Correcting eight bills, 15 minutes each, less 5 in Pilot': hours('bills', 8),
    'Moving 200 designs, a minute each': hours('designs', 200),
    "Typing 200 orders into Dental System, 2 minutes each, if they don't come whole": typing,
  };
  for (const [name, value] of Object.entries(rows))
    expect(comparison('3shape-lms')).toContain(`| ${name} | ${inHalves(value)} |`);
  const sum = Object.values(rows).reduce((one, other) => one + other, 0);
  expect(comparison('3shape-lms')).toContain(`| **${inHalves(sum - typing)}, or ${inHalves(sum)} if you type** |`);
});

test('Why Pilot says what slower taps leave', () => {
  const taps = TIMES.find(({id}) => id === 'taps')!;
  const slow = (scanned: number, seconds: number) => {
    const lab = {...LAB, scanned};
    return Math.round(hoursIn(lab) + hoursOf(taps, timesIn(lab, taps), seconds - taps.each));
  };
  expect(page).toContain(
    `try 20: a lab of 9 with half its orders scanned gets back ${slow(LAB.scanned, 20)} hours; at 30, ${slow(LAB.scanned, 30)}. With none scanned, nothing.`,
  );
  for (const seconds of [20, 30]) expect(slow(0, seconds)).toBeLessThanOrEqual(0);
});
