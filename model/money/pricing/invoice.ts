import {lineTotals, type PricedLine} from './line';
import {percentOf, type Cents} from './money';

export type InvoiceTotals = {
  /** Sum of the line totals. */
  subtotal: Cents;
  /** The part of the subtotal that is taxed. */
  taxable: Cents;
  tax: Cents;
  shipping: Cents;
  total: Cents;
};

/** Tax is computed once on the sum of the taxable lines; shipping is not taxed. */
export function invoiceTotals(lines: readonly PricedLine[], taxPercent: number, shipping: Cents): InvoiceTotals {
  const sum = (some: readonly PricedLine[]) => some.reduce((cents, line) => cents + lineTotals(line).total, 0);
  const subtotal = sum(lines);
  const taxable = sum(lines.filter((line) => line.taxable));
  const tax = percentOf(taxable, taxPercent);
  return {subtotal, taxable, tax, shipping, total: subtotal + tax + shipping};
}
