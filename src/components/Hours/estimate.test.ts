import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {doors} from '../Home/content';
import {
  CHOICES,
  hoursFor,
  hoursIn,
  hoursOf,
  inHalves,
  inWords,
  LAB,
  onPaper,
  TIMES,
  type Given,
  type Lab,
  type Today,
} from './estimate';

const page = readFileSync('content/pilot/welcome/why-pilot.mdx', 'utf8');
const comparison = (name: string) => readFileSync(`content/pilot/compare/${name}.mdx`, 'utf8');
const LARGE = {...LAB, cases: 400};
const ALL = [...new Set(TIMES.flatMap(({today}) => today ?? []))];
const without = (...names: Today[]) => ALL.filter((name) => !names.includes(name));

/** Hours of a lab in which this is true today, and in which times take as long as said. */
const given = (lab: Lab, isTrue: readonly Today[] = [], taking: Readonly<Record<string, number>> = {}): Given => {
  const usual = onPaper(lab);
  return {...usual, isTrue: (today) => isTrue.includes(today), each: (id) => taking[id] ?? usual.each(id)};
};

const optionsOf = (name: string) => CHOICES.find((choice) => choice.name === name)!.options;

/** In the lab of 9, and in the lab of 14. */
const both = (isTrue: Today[] = [], scanned = LAB.scanned) =>
  [LAB, LARGE].map((lab) => inHalves(hoursIn(given({...lab, scanned}, isTrue))));

test('every time is counted each time it happens', () => {
  const hours = TIMES.map((time) => [time.id, inWords.hours(hoursFor(time, given(LARGE, [], {taps: 10})))]);
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
    ['orders', '0.0'],
  ]);
  expect(inWords.hours(hoursIn(given(LARGE, [], {taps: 10})))).toBe('17.2');
  expect(inWords.hours(hoursIn(given(LARGE)))).toBe('18.4');
  expect(inWords.hours(hoursIn(given(LARGE, without('late'))))).toBe('3.5');
  expect(hoursIn(given(LARGE, ALL))).toBe(0);
});

test('the sum is in half hours, and may be none or less', () => {
  expect([27.9, 1.4999, 1.2, 0.4, 0.2, -0.2, -0.5, -1, -12.6].map(inWords.total)).toEqual([
    '28 hours',
    '1½ hours',
    '1 hour',
    '½ hour',
    '0 hours',
    '0 hours',
    '−½ hour',
    '−1 hour',
    '−12½ hours',
  ]);
});

test('what it is worth is said of what the reader put in', () => {
  expect(inWords.worth(0, 0)).toBe('a month');
  expect(inWords.worth(810, 0)).toBe('a month, worth $810. Set $9,720 a year beside our quote.');
  expect(inWords.worth(-30, 216)).toBe(
    'a month, costing $30, against up to $216 in bills never sent and late boxes. Set up to $2,232 a year beside our quote.',
  );
  expect(inWords.worth(-300, 216)).toBe('a month, costing $300, against up to $216 in bills never sent and late boxes');
});

test('pages say what is left for each lab', () => {
  const [[half], [none]] = [both(), both([], 0)];
  const typed = optionsOf('typed');
  const [invoices, totals] = typed.map(({each}) =>
    inHalves(hoursIn(given(LARGE, without('late', 'bills'), {invoices: each}))),
  );
  const bills = TIMES.find(({id}) => id === 'bills')!;
  const corrected = inHalves(hoursIn(given(LARGE, without('late'))) + hoursOf(bills, 8, bills.each));
  const looking = TIMES.find(({id}) => id === 'late')!;
  expect(Math.floor(hoursFor(looking, given(LAB)))).toBe(5);
  for (const line of [
    `**${half} hours** on paper, in a lab of 9 with 220 cases, half of them scanned`,
    `**${none} hours** on paper, if none are scanned, so someone types every Rx`,
    `**${totals}–${invoices} hours** on another system, in a lab of 14, if someone types 400 totals, or 400 whole invoices,`,
    `**${corrected} hours** on a system that sends its bills, if you correct eight a month by hand`,
    `Of the 11, about ${inHalves(hoursIn(given(LAB)) - hoursIn(given(LAB, without('late'))))} are your office manager's.`,
  ])
    expect(page).toContain(line);
  expect(page).toContain('If nobody now looks for late work, take off about 5.');
  const overview = readFileSync('src/components/Comparison/Overview.tsx', 'utf8');
  expect(overview).toContain(`up to ${half} hours a month`);
  expect(doors[0]?.about).toContain(`a lab of 9 gets back up to ${half} hours a month`);
});

test('the page on DLCPM says what is left for each way to fill QuickBooks', () => {
  const invoices = TIMES.find(({id}) => id === 'invoices')!;
  const rest = hoursIn(given(LARGE, without('late', 'bills'))) - hoursOf(invoices, LARGE.cases, invoices.each);
  const left = optionsOf('typed').map(({each, times = LARGE.cases}) =>
    each ? rest + hoursOf(invoices, times, each) : hoursIn(given(LARGE, without('late'))),
  );
  const rows = [
    'Each invoice, in 3 minutes',
    "Each case's total, in a minute",
    "60 offices' totals, a minute each",
    'Nothing: DLCPM sends the bills',
  ];
  expect(rows).toHaveLength(left.length);
  const looking = hoursFor(
    TIMES.find(({id}) => id === 'late')!,
    given(LARGE),
  );
  for (const [i, row] of rows.entries())
    expect(comparison('dlcpm')).toContain(`| ${row} | ${inHalves(left[i]!)} | ${inHalves(left[i]! - looking)} |`);
  const [, ownRow] = left;
  expect(comparison('dlcpm')).toContain(`you get back ${inHalves(ownRow! - looking)} hours a month`);
});

test('the page on 3Shape LMS sets moving designs against the rest', () => {
  const hours = (id: string, times: number) => {
    const time = TIMES.find((one) => one.id === id)!;
    return hoursOf(time, times, time.each);
  };
  const rows = {
    'Looking for late work, less five minutes a day in Pilot': hoursIn(given(LARGE, without('late'))),
    'Correcting eight bills, 15 minutes each, less 5 in Pilot': hours('bills', 8),
    'Typing 100 orders that nobody types today, two minutes each': hours('orders', 100),
    'Moving 200 designs, a minute each': hours('designs', 200),
  };
  for (const [name, value] of Object.entries(rows))
    expect(comparison('3shape-lms')).toContain(`| ${name} | ${inHalves(value)} |`);
  const [looking, bills, orders, designs] = Object.values(rows) as [number, number, number, number];
  const sums = {
    'if nothing is added for your designer': looking + bills,
    'if you type orders': looking + bills + orders,
    'if you also move designs': looking + bills + orders + designs,
  };
  for (const [name, sum] of Object.entries(sums))
    expect(comparison('3shape-lms')).toContain(`| **Hours back, ${name}** | **${inHalves(sum)}** |`);
  expect(comparison('3shape-lms')).toContain('If nobody looks for late work today, take off about 5.');
});

test('Why Pilot says how long taps take', () => {
  const [none, own, shared] = optionsOf('screens').map(({each}) => each);
  expect(none).toBe(0);
  expect(page).toContain(`They take ${own} seconds a step at a bench's own screen, or ${shared} at a [shared one]`);
});
