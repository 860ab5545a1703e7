/** Calculations of amounts and dates that are shown step by step. */
import {
  addDays,
  cycleEnd,
  formatDate,
  formatDay,
  paymentDueDate,
  paymentTerms,
  shipDate as lastShipDate,
  weekday,
  type PaymentTerms,
} from '../../../model/calendar';
import {formatMoney, formatPercent, invoiceTotals, lineTotals, type Discount} from '../../../model/money/pricing';
import type {FactRow, FactTableProps} from '../../../src/components/FactTable';
import {flag, lookUp, number, resolver, text} from '../resolver';

const toCents = (dollars: number): number => Math.round(dollars * 100);

const sumOf = (...extras: (string | false)[]): string =>
  ['Subtotal', ...extras.filter((one) => one !== false)].join(' + ');

function readDiscount(written: string | undefined): Discount | undefined {
  if (written === undefined) return undefined;
  const percent = /^(\d+(?:\.\d+)?)%$/.exec(written);
  if (percent) return {kind: 'percent', percent: Number(percent[1])};
  const amount = /^\$(\d+(?:\.\d{1,2})?)$/.exec(written);
  if (amount) return {kind: 'amount', amount: toCents(Number(amount[1]))};
  throw new Error(`discount="${written}" is neither a percent like 10% nor an amount like $15`);
}

const describe = (discount: Discount, gross: number): string =>
  discount.kind === 'percent' ? `${formatPercent(discount.percent)} of ${formatMoney(gross)}` : 'Fixed amount';

/** `<Price rate={120} quantity={2} discount="10%" taxRate={7.5} shipping={12} label="Case 10482" />` */
export const price = resolver(
  {
    rate: number,
    quantity: number,
    discount: text.optional(),
    taxRate: number.optional(),
    shipping: number.optional(),
    label: text,
  },
  ({quantity, taxRate, shipping, label, ...written}) => {
    const rate = toCents(written.rate);
    const discount = readDiscount(written.discount);
    const line = {quantity, rate, taxable: true, ...(discount && {discount})};
    const sums = lineTotals(line);
    const totals = invoiceTotals([line], taxRate ?? 0, toCents(shipping ?? 0));
    const isWholeInvoice = taxRate !== undefined || shipping !== undefined;
    const product = `${quantity} × ${formatMoney(rate)}`;
    const row = (part: string, calculation: string, cents: number, total?: true): FactRow => ({
      cells: [part, calculation, formatMoney(cents)],
      ...(total && {total}),
    });
    const lineSum = discount ? 'Before discount − discount' : product;
    const rows = [
      discount && row('Before discount', product, sums.gross),
      discount && row('Discount', describe(discount, sums.gross), -sums.discount),
      isWholeInvoice ? row('Subtotal', lineSum, sums.total) : row('Line total', lineSum, sums.total, true),
      taxRate !== undefined && row('Tax', `${formatPercent(taxRate)} of ${formatMoney(totals.taxable)}`, totals.tax),
      shipping !== undefined && row('Shipping', 'The route’s cost to customer', totals.shipping),
      isWholeInvoice &&
        row('Total', sumOf(taxRate !== undefined && 'tax', shipping !== undefined && 'shipping'), totals.total, true),
    ];
    return {
      caption: `${label}: how it’s calculated`,
      answer: `${label}: ${formatMoney(isWholeInvoice ? totals.total : sums.total)}`,
      columns: ['Part', 'Calculation', 'Amount'],
      rows: rows.filter((shown) => typeof shown === 'object'),
      amounts: true,
    } satisfies FactTableProps;
  },
);

/** `<ShipDate due="2025-03-12" days={2} saturday={false} sunday={false} label="…" />` */
export const shipDate = resolver(
  {due: text, days: number, saturday: flag, sunday: flag, label: text},
  ({due, days, saturday, sunday, label}) => {
    const route = {transitDays: days, includeSaturday: saturday, includeSunday: sunday};
    const ships = lastShipDate(due, route, addDays(due, -365));
    return {
      caption: `${label}: the ship date, day by day`,
      answer: `${label}: ships ${formatDay(ships)}`,
      columns: ['Day', 'Counts?', 'Transit days left'],
      rows: daysBack(due, ships, route),
    } satisfies FactTableProps;
  },
);

type Route = {transitDays: number; includeSaturday: boolean; includeSunday: boolean};

function daysBack(due: string, ships: string, route: Route): FactRow[] {
  const rows: FactRow[] = [];
  let left = route.transitDays;
  /** The due date, or the last delivery day of the route before it. */
  let arrives: string | undefined;
  for (let day = due; day >= ships; day = addDays(day, -1)) {
    const skipped = (weekday(day) === 6 && !route.includeSaturday) || (weekday(day) === 0 && !route.includeSunday);
    if (arrives !== undefined && !skipped) left -= 1;
    if (!skipped) arrives ??= day;
    const role = day === ships ? ' (ship date)' : day === due ? ' (due date)' : '';
    const name = weekday(day) === 6 ? 'Saturday' : 'Sunday';
    const arriving = day === arrives ? 'No, the box must be at the office' : 'Yes';
    const counts = skipped ? `No, the route doesn’t include ${name}` : arriving;
    rows.push({cells: [formatDay(day) + role, counts, String(left)], ...(day === ships && {total: true})});
  }
  return rows;
}

/** Upon Receipt is left out: it has nothing to count. */
const netTerms = Object.fromEntries(Object.entries(paymentTerms).filter(([, days]) => days !== null));

/** `<PaymentDue invoiced="2025-03-10" terms="Net 30" />` */
export const paymentDue = resolver({invoiced: text, terms: text}, ({invoiced, terms}) => {
  const days = lookUp(netTerms, terms, 'payment terms');
  const due = formatDate(paymentDueDate(invoiced, terms as PaymentTerms));
  return {
    caption: `Due date of an invoice dated ${formatDate(invoiced)} (${terms})`,
    answer: `${terms}, invoiced ${formatDate(invoiced)}: due ${due}`,
    columns: ['Event', 'How it’s set', 'Date'],
    rows: [
      {cells: ['Invoice date', '', formatDate(invoiced)]},
      {cells: ['End of the billing cycle', 'The last day of the invoice’s month', formatDate(cycleEnd(invoiced))]},
      {cells: ['Payment due', `${terms}: ${days} days after the end of the cycle`, due], total: true},
    ],
    amounts: true,
  } satisfies FactTableProps;
});
