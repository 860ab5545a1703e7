import {addDays, daysBetween, type IsoDate} from './dates';

export const paymentTerms = {
  'Upon Receipt': null,
  'Net 10': 10,
  'Net 15': 15,
  'Net 30': 30,
} as const;

export type PaymentTerms = keyof typeof paymentTerms;

/** The last day of the month: the end of the billing cycle that holds the date. */
export function cycleEnd(date: IsoDate): IsoDate {
  const nextMonth = addDays(`${date.slice(0, 7)}-28`, 4);
  return addDays(`${nextMonth.slice(0, 7)}-01`, -1);
}

/** Upon Receipt is due on the invoice date; net terms count from the end of the billing cycle. */
export function paymentDueDate(invoiceDate: IsoDate, terms: PaymentTerms): IsoDate {
  const days = paymentTerms[terms];
  return days === null ? invoiceDate : addDays(cycleEnd(invoiceDate), days);
}

/** The columns of a statement's aging, in order. */
export const agingBuckets = ['Current', '1–30', '31–60', '61–90', 'Over 90'] as const;
export type AgingBucket = (typeof agingBuckets)[number];

export function agingBucket(due: IsoDate, asOf: IsoDate): AgingBucket {
  const late = daysBetween(due, asOf);
  if (late <= 0) return 'Current';
  if (late <= 30) return '1–30';
  if (late <= 60) return '31–60';
  if (late <= 90) return '61–90';
  return 'Over 90';
}
