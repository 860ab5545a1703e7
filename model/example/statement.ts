import {agingBucket, agingBuckets, cycleEnd, type AgingBucket} from '../calendar/billing';
import type {IsoDate} from '../calendar/dates';
import type {Cents} from '../money/pricing/money';
import type {ExampleCase} from './build';
import {case10419, case10441, case10482, case10497, case10511} from './cases';

export type Application = {invoice: number; amount: Cents};

export type StatementEntry = {
  date: IsoDate;
  description: string;
  amount: Cents;
  appliedTo: readonly Application[];
};

/** Spreads an amount over open invoices, the oldest invoice date first. */
export function applyOldestFirst(
  amount: Cents,
  open: readonly {number: number; date: IsoDate; balance: Cents}[],
): Application[] {
  let left = amount;
  return [...open]
    .sort((a, b) => a.date.localeCompare(b.date) || a.number - b.number)
    .map((invoice) => {
      const part = Math.min(left, invoice.balance);
      left -= part;
      return {invoice: invoice.number, amount: part};
    })
    .filter((application) => application.amount > 0);
}

const before: readonly ExampleCase[] = [case10419, case10441];
const during: readonly ExampleCase[] = [case10482, case10497, case10511];
const sum = (amounts: readonly Cents[]) => amounts.reduce((total, amount) => total + amount, 0);

const payment: StatementEntry = {
  date: '2025-03-14',
  description: 'Check 2207',
  amount: 20000,
  appliedTo: applyOldestFirst(
    20000,
    before.map(({invoice}) => ({number: invoice.number, date: invoice.date, balance: invoice.total})),
  ),
};

const credit: StatementEntry = {
  date: '2025-03-26',
  description: 'Shipping problem',
  amount: case10497.totals.shipping,
  appliedTo: [{invoice: case10497.invoice.number, amount: case10497.totals.shipping}],
};

export type OpenInvoice = {
  number: number;
  date: IsoDate;
  dueDate: IsoDate;
  total: Cents;
  applied: Cents;
  balance: Cents;
  bucket: AgingBucket;
};

const end = cycleEnd(case10482.invoice.date);
const applications = [...payment.appliedTo, ...credit.appliedTo];

const balances: readonly OpenInvoice[] = [...before, ...during].map(({invoice}) => {
  const applied = sum(applications.filter((part) => part.invoice === invoice.number).map((part) => part.amount));
  return {
    number: invoice.number,
    date: invoice.date,
    dueDate: invoice.dueDate,
    total: invoice.total,
    applied,
    balance: invoice.total - applied,
    bucket: agingBucket(invoice.dueDate, end),
  };
});

const openingBalance = sum(before.map(({invoice}) => invoice.total));
const invoiced = sum(during.map(({invoice}) => invoice.total));
const closingBalance = openingBalance + invoiced - payment.amount - credit.amount;

/** The statement of March 2025 for the billing account Bright Smiles Dental. */
export const marchStatement = {
  billingAccount: 'Bright Smiles Dental',
  cycleStart: '2025-03-01' as IsoDate,
  cycleEnd: end,
  openingBalance,
  invoices: during.map((example) => ({
    ...example.invoice,
    patient: example.patient,
    doctor: example.pair.doctor,
  })),
  invoiced,
  payments: [payment],
  paid: payment.amount,
  credits: [credit],
  credited: credit.amount,
  closingBalance,
  aging: agingBuckets.map((bucket) => ({
    bucket,
    amount: sum(balances.filter((invoice) => invoice.bucket === bucket).map((invoice) => invoice.balance)),
  })),
  /** Every invoice that was open at some time in the cycle. */
  balances,
} as const;
