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

export type Time = {
  id: string;
  name: string;
  /** Pilot takes this time instead of saving it. */
  added?: boolean;
  /** How long it takes each time. */
  each: number;
  unit: 'min' | 's';
  /** How often it happens in a month. */
  times: (lab: Lab) => number;
};

export const TIMES: readonly Time[] = [
  {id: 'scans', name: 'Scanner orders', each: 2, unit: 'min', times: ({cases, scanned}) => cases * scanned},
  {id: 'calls', name: 'Calls about a case', each: 3, unit: 'min', times: ({cases}) => cases / 2},
  {id: 'late', name: 'Looking for late work', each: 0.75, unit: 'min', times: ({cases}) => cases},
  {id: 'invoices', name: 'Invoices', each: 3, unit: 'min', times: ({cases}) => cases},
  {id: 'taps', name: 'Two taps a step', added: true, each: 10, unit: 's', times: ({cases}) => cases * 7},
  {id: 'rxs', name: 'Paper Rxs', added: true, each: 2, unit: 'min', times: ({cases, scanned}) => cases * (1 - scanned)},
];

/** What part of the orders comes from scanners; the example's first. */
export const SCANNED = [
  {name: 'About half', part: 210 / 400},
  {name: 'None', part: 0},
  {name: 'Nearly all', part: 0.9},
] as const;

/** Where a lab is now, and what it needs no time for because its system does it, or because it does it already. */
export const STARTS = [
  {name: 'On paper', done: []},
  {name: 'On a system that syncs invoices', done: ['invoices', 'taps', 'rxs']},
  {name: 'One that takes in scanner orders, too', done: ['invoices', 'taps', 'rxs', 'scans']},
  {name: 'One that finds any case in one search, too', done: ['invoices', 'taps', 'rxs', 'scans', 'calls']},
] as const;

/** How long a time takes each time, in a lab that starts there. */
export const eachFrom = ({done}: {done: readonly string[]}, {id, each}: Time): number => (done.includes(id) ? 0 : each);

/** What a time adds to the hours, which is less than nothing if Pilot takes it. */
export const hoursOf = ({added, unit, times}: Time, lab: Lab, each: number): number =>
  ((added ? -1 : 1) * times(lab) * each) / (unit === 's' ? 3600 : 60);

/** All of them together, for a lab that starts there. */
export const hoursFrom = (start: {done: readonly string[]}, lab: Lab): number =>
  TIMES.reduce((sum, time) => sum + hoursOf(time, lab, eachFrom(start, time)), 0);

const number = (digits: number) =>
  new Intl.NumberFormat('en-US', {minimumFractionDigits: digits, maximumFractionDigits: digits});
const [whole, tenths] = [number(0), number(1)];
const withMinus = (text: string) => (/[1-9]/.test(text) ? text.replace('-', '−') : text.replace('-', ''));

export const inWords = {
  times: (count: number): string => whole.format(count),
  hours: (hours: number): string => withMinus(tenths.format(hours)),
  total(hours: number): string {
    const rounded = withMinus(whole.format(hours));
    return `${rounded} ${/^−?1$/.test(rounded) ? 'hour' : 'hours'}`;
  },
};
