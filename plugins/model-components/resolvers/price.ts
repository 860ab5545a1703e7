/** A line or a whole invoice, calculated step by step. */
import {formatMoney, formatPercent, invoiceTotals, lineTotals, type Discount} from '../../../model/money/pricing';
import type {FactRow, FactTableProps} from '../../../src/components/FactTable';
import {number, resolver, text} from '../resolver';

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
