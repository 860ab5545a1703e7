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

/** What someone may type into QuickBooks for each case today, and the minutes that takes. None: the bills are sent. */
export const TYPED = [
  {name: 'each invoice', minutes: 3},
  {name: 'each case’s total', minutes: 1},
  {name: 'nothing', minutes: 0},
];

export type Time = {
  id: string;
  name: string;
  /** Pilot takes this time instead of saving it. */
  added?: boolean;
  /** How long it takes each time. */
  each: number;
  unit: 'min' | 's';
  /** How often it happens in a month; not at all, unless the reader says so, if it's left out. */
  times?: (lab: Lab) => number;
  /** What else it's asked for by, above the table. */
  asked?: string;
  /** What takes its place today, if it's so. */
  today?: Today;
};

export type Today = keyof typeof TRUE_TODAY | 'bills';

const WORKDAYS = 21;
const WEEKS_AND_MONTH_END = 5;

export const TIMES: readonly Time[] = [
  {
    ...{id: 'scans', name: 'Entering scanner orders by hand', each: 2, unit: 'min', today: 'scans'},
    times: ({cases, scanned}) => cases * scanned,
  },
  {
    ...{id: 'calls', name: 'Looking up a case for a caller', each: 3, unit: 'min', today: 'finds'},
    times: ({cases}) => cases / 3,
  },
  {
    ...{id: 'invoices', name: 'Typing invoices', each: 3, unit: 'min', today: 'bills'},
    times: ({cases}) => cases,
  },
  {
    ...{id: 'late', name: 'Looking for late work each day', each: 15, unit: 'min', today: 'late'},
    times: () => WORKDAYS,
  },
  {
    ...{id: 'bills', name: 'Correcting bills, less 5 min in Pilot', each: 10, unit: 'min'},
    asked: 'Bills corrected a month',
  },
  {
    ...{id: 'rxs', name: 'Typing paper Rxs', added: true, each: 2, unit: 'min', today: 'rxs'},
    times: ({cases, scanned}) => cases * (1 - scanned),
  },
  {
    ...{id: 'accepted', name: 'Accepting scanner orders', added: true, each: 30, unit: 's', today: 'scans'},
    times: ({cases, scanned}) => cases * scanned,
  },
  {
    ...{id: 'taps', name: 'Taps, for each step', added: true, each: 10, unit: 's', today: 'steps'},
    times: ({cases}) => cases * 7,
  },
  {
    ...{id: 'dashboard', name: 'Reading the dashboard', added: true, each: 5, unit: 'min', today: 'late'},
    times: () => WORKDAYS,
  },
  {
    ...{id: 'checks', name: 'Checking invoices', added: true, each: 20, unit: 's', today: 'bills'},
    times: ({cases}) => cases,
  },
  {
    ...{id: 'books', name: 'Checking the QuickBooks sync', added: true, each: 15, unit: 'min', today: 'bills'},
    times: () => WEEKS_AND_MONTH_END,
  },
  {
    ...{id: 'designs', name: 'Moving designs by hand', added: true, each: 1, unit: 'min'},
    asked: 'Designs moved a month',
  },
];

/** A lab on paper with 9 people. */
export const LAB: Lab = {cases: 220, scanned: 0.5};

/** How often it happens in a lab, to the whole. */
export const timesIn = (lab: Lab, {times}: Time): number => Math.round(times?.(lab) ?? 0);

/** What it adds to the hours, which is less than nothing if Pilot takes it. */
export const hoursOf = ({added, unit}: Time, times: number, each: number): number =>
  ((added ? -1 : 1) * times * each) / (unit === 's' ? 3600 : 60);

/** All of them together, for a lab in which this is true today. */
export const hoursIn = (lab: Lab, isTrue: readonly Today[] = []): number =>
  TIMES.filter(({today}) => !today || !isTrue.includes(today)).reduce(
    (sum, time) => sum + hoursOf(time, timesIn(lab, time), time.each),
    0,
  );

const number = (digits: number) =>
  new Intl.NumberFormat('en-US', {minimumFractionDigits: digits, maximumFractionDigits: digits});
const [whole, tenths] = [number(0), number(1)];
const dollars = new Intl.NumberFormat('en-US', {style: 'currency', currency: 'USD', maximumFractionDigits: 0});
const withMinus = (text: string) => (/[1-9]/.test(text) ? text.replace('-', '−') : text.replace('-', ''));

export const inWords = {
  hours: (hours: number): string => withMinus(tenths.format(hours)),
  total(hours: number): string {
    const rounded = withMinus(whole.format(hours));
    return `${rounded} ${/^−?1$/.test(rounded) ? 'hour' : 'hours'}`;
  },
  /** What follows the total, in a month: what the hours are worth, and the bills that nobody sends. */
  worth(hours: number, bills: number): string {
    const parts = ['a month'];
    if (hours !== 0) parts.push(`${hours > 0 ? 'worth' : 'costing'} ${dollars.format(Math.abs(hours))}`);
    if (bills > 0) parts.push(`and ${dollars.format(bills)} in bills that nobody sends today`);
    const year = 12 * (hours + bills);
    return parts.join(', ') + (year > 0 ? `. Set ${dollars.format(year)} a year beside our quote.` : '');
  },
};
