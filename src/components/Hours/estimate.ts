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
  /** How often it happens in a month; not at all, unless the reader says so, if it's left out. */
  times?: (lab: Lab) => number;
  /** What a lab's system may do already, so that the switch changes nothing. */
  already?: string;
};

export const TIMES: readonly Time[] = [
  {
    ...{id: 'scans', name: 'Scanner orders', each: 2, unit: 'min', times: ({cases, scanned}) => cases * scanned},
    already: 'Takes in scanner orders',
  },
  {
    ...{id: 'calls', name: 'Calls about a case', each: 3, unit: 'min', times: ({cases}) => cases / 2},
    already: 'Finds any case in one search',
  },
  {
    ...{id: 'invoices', name: 'Invoices', each: 3, unit: 'min', times: ({cases}) => cases},
    already: 'Sends invoices to QuickBooks Online',
  },
  {id: 'late', name: 'Looking for late work', each: 1, unit: 'min', times: ({cases}) => cases},
  {id: 'bills', name: 'Bills corrected by hand', each: 15, unit: 'min'},
  {
    ...{id: 'rxs', name: 'Paper Rxs', added: true, each: 2, unit: 'min'},
    times: ({cases, scanned}) => cases * (1 - scanned),
    already: 'Has every Rx typed in',
  },
  {
    ...{id: 'taps', name: 'Two taps a step', added: true, each: 10, unit: 's', times: ({cases}) => cases * 7},
    already: 'Records each finished step',
  },
  {id: 'checks', name: 'Reading the dashboard', added: true, each: 5, unit: 'min', times: () => 21},
  {id: 'designs', name: 'Moving designs by hand', added: true, each: 1, unit: 'min'},
];

/** The example lab. */
export const LAB: Lab = {cases: 400, scanned: 0.5};

/** How often it happens in a lab, to the whole. */
export const timesIn = (lab: Lab, {times}: Time): number => Math.round(times?.(lab) ?? 0);

/** What it adds to the hours, which is less than nothing if Pilot takes it. */
export const hoursOf = ({added, unit}: Time, times: number, each: number): number =>
  ((added ? -1 : 1) * times * each) / (unit === 's' ? 3600 : 60);

/** All of them together, for a lab whose system does some of them already. */
export const hoursIn = (lab: Lab, done: readonly string[] = []): number =>
  TIMES.filter(({id}) => !done.includes(id)).reduce(
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
  /** What follows the total: what the hours are worth, and the bills that nobody sent. */
  worth(pay: number, bills: number): string {
    const parts = [
      'a month',
      pay > 0 && `worth ${dollars.format(pay)}`,
      bills > 0 && `and ${dollars.format(bills)} in bills that nobody sends today`,
    ].filter(Boolean);
    return `${parts.join(', ')}${parts.length > 1 ? '. Set that beside our quote.' : ''}`;
  },
};
