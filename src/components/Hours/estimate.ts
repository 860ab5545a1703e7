/**
 * The hours that a lab would get back, by our estimate: how often something happens in a month, and how long it takes
 * each time. Why Pilot counts them, and other pages quote its results (estimate.test.ts).
 */
export type Lab = {
  /** A month. */
  cases: number;
  /** The part of the orders that comes from scanners. */
  scanned: number;
};

/** What may be true of a lab that has a system, so that the switch changes nothing in the times that name it. */
export const TRUE_TODAY = {
  scans: 'It takes in scanner orders',
  finds: 'It finds any case in one search',
  late: 'It lists late cases',
  rxs: 'You type your Rxs into it',
  steps: 'You record each finished step',
};

/** One of a field's options: how long a time takes then, and how often, unless the lab's size says so. */
export type Option = {name: string; each: number; times?: number};

/** What a lab chooses from, and the time that depends on it. */
type Choice = {name: string; label: string; time: string; options: Option[]};

export const CHOICES: readonly [typed: Choice, screens: Choice] = [
  {
    name: 'typed',
    label: 'Typed into QuickBooks',
    time: 'invoices',
    options: [
      {name: 'each invoice', each: 3},
      {name: 'each case’s total', each: 1},
      {name: 'a total per office', each: 1, times: 60},
      {name: 'nothing', each: 0},
    ],
  },
  {
    name: 'screens',
    label: 'Screens at the bench',
    time: 'taps',
    options: [
      {name: 'none at first', each: 0},
      {name: 'one at each', each: 10},
      {name: 'one for all', each: 20},
    ],
  },
];

export type Time = {
  id: string;
  name: string;
  /** Pilot takes this time instead of saving it. */
  added?: boolean;
  /** How long it takes each time. */
  each: number;
  unit: 'min' | 'sec';
  /** How often it happens in a month; not at all, unless the reader says so, if it's left out. */
  times?: (lab: Lab) => number;
  /** What else it's asked for by, above the table. */
  asked?: string;
  /** What takes its place today, if it's so. */
  today?: Today;
  /** Another time, without which this one isn't saved. */
  needs?: string;
};

export type Today = keyof typeof TRUE_TODAY | 'bills';

const WORKDAYS = 21;
const WEEKS_AND_MONTH_END = 5;

export const TIMES: readonly Time[] = [
  {
    id: 'scans',
    name: 'Entering scanner orders by hand',
    each: 2,
    unit: 'min',
    today: 'scans',
    times: ({cases, scanned}) => cases * scanned,
  },
  {
    id: 'calls',
    name: 'Looking up cases (only if benches tap)',
    each: 3,
    unit: 'min',
    today: 'finds',
    needs: 'taps',
    times: ({cases}) => cases / 3,
  },
  {
    id: 'invoices',
    name: 'Typing invoices',
    each: 3,
    unit: 'min',
    today: 'bills',
    times: ({cases}) => cases,
  },
  {
    id: 'late',
    name: 'Looking for late work each day',
    each: 15,
    unit: 'min',
    today: 'late',
    times: () => WORKDAYS,
  },
  {
    id: 'bills',
    name: 'Fixing bills in a second system',
    each: 10,
    unit: 'min',
    asked: 'Bills corrected a month',
  },
  {
    id: 'rxs',
    name: 'Typing paper Rxs',
    added: true,
    each: 2,
    unit: 'min',
    today: 'rxs',
    times: ({cases, scanned}) => cases * (1 - scanned),
  },
  {
    id: 'accepted',
    name: 'Accepting scanner orders',
    added: true,
    each: 30,
    unit: 'sec',
    today: 'scans',
    times: ({cases, scanned}) => cases * scanned,
  },
  {
    id: 'taps',
    name: 'Taps, for each step',
    added: true,
    each: 0,
    unit: 'sec',
    today: 'steps',
    times: ({cases}) => cases * 7,
  },
  {
    id: 'dashboard',
    name: 'Reading the dashboard',
    added: true,
    each: 5,
    unit: 'min',
    today: 'late',
    times: () => WORKDAYS,
  },
  {
    id: 'checks',
    name: 'Checking invoices',
    added: true,
    each: 20,
    unit: 'sec',
    today: 'bills',
    times: ({cases}) => cases,
  },
  {
    id: 'books',
    name: 'Checking the QuickBooks sync',
    added: true,
    each: 15,
    unit: 'min',
    today: 'bills',
    times: () => WEEKS_AND_MONTH_END,
  },
  {
    id: 'designs',
    name: 'Moving designs by hand',
    added: true,
    each: 1,
    unit: 'min',
    asked: 'Designs moved by hand',
  },
  {id: 'orders', name: 'Typing orders into CAD', added: true, each: 2, unit: 'min'},
];

/** A lab on paper with 9 people. */
export const LAB: Lab = {cases: 220, scanned: 0.5};

/** How often it happens in a lab, to the whole. */
export const timesIn = (lab: Lab, {times}: Time): number => Math.round(times?.(lab) ?? 0);

/** What it adds to the hours, which is less than nothing if Pilot takes it. */
export const hoursOf = ({added, unit}: Time, times: number, each: number): number =>
  ((added ? -1 : 1) * times * each) / (unit === 'sec' ? 3600 : 60);

/** What a lab says: how often and how long, and what is true today. */
export type Given = {
  times: (time: Time) => number;
  each: (id: string) => number;
  isTrue: (today: Today) => boolean;
};

/** What is so in a lab on paper unless it says otherwise. */
export const onPaper = (lab: Lab): Given => ({
  times: (time) => timesIn(lab, time),
  each: (id) => TIMES.find((time) => time.id === id)!.each,
  isTrue: () => false,
});

/** What a time adds: nothing if the switch doesn't change it. */
export const hoursFor = (time: Time, {times, each, isTrue}: Given): number =>
  (time.today && isTrue(time.today)) || (time.needs && each(time.needs) === 0)
    ? 0
    : hoursOf(time, times(time), each(time.id));

export const hoursIn = (given: Given): number => TIMES.reduce((sum, time) => sum + hoursFor(time, given), 0);

const withCommas = (amount: number): string => amount.toLocaleString('en-US');
const dollars = (amount: number): string => `$${withCommas(Math.round(amount))}`;

export const toHalves = (hours: number): number => Math.round(hours * 2) / 2;

/** `2½`, `−½`, `0`. */
export function inHalves(hours: number): string {
  const halves = toHalves(Math.abs(hours));
  const full = Math.floor(halves);
  return (hours < 0 && halves ? '−' : '') + (full || !halves ? withCommas(full) : '') + (halves > full ? '½' : '');
}

export const inWords = {
  hours: (hours: number): string => (hours <= -0.05 ? '−' : '') + Math.abs(hours).toFixed(1),
  total: (hours: number): string =>
    `${inHalves(hours)} ${toHalves(Math.abs(hours)) > 1 || !toHalves(hours) ? 'hours' : 'hour'}`,
  /** What follows the total, in a month: what the hours are worth, and what bills never sent and late boxes cost. */
  worth(hours: number, leaks: number): string {
    const parts = ['a month'];
    if (hours !== 0) parts.push(`${hours > 0 ? 'worth' : 'costing'} ${dollars(Math.abs(hours))}`);
    if (leaks > 0)
      parts.push(`${hours < 0 ? 'against' : 'and'} up to ${dollars(leaks)} in bills never sent and late boxes`);
    const year = 12 * (hours + leaks);
    return (
      parts.join(', ') + (year > 0 ? `. Set ${leaks > 0 ? 'up to ' : ''}${dollars(year)} a year beside our quote.` : '')
    );
  },
};
