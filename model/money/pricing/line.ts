import {percentOf, type Cents} from './money';

export type Discount = {kind: 'percent'; percent: number} | {kind: 'amount'; amount: Cents};

export type PricedLine = {
  quantity: number;
  rate: Cents;
  discount?: Discount;
  taxable: boolean;
};

export type LineTotals = {
  subtotal: Cents;
  discount: Cents;
  total: Cents;
};

/** Quantity × rate, then the discount. Tax is computed once for the whole invoice. */
export function lineTotals(line: PricedLine): LineTotals {
  const subtotal = line.quantity * line.rate;
  const discount = discountOf(subtotal, line.discount);
  return {subtotal, discount, total: subtotal - discount};
}

function discountOf(subtotal: Cents, discount: Discount | undefined): Cents {
  if (!discount) return 0;
  if (discount.kind === 'percent') return percentOf(subtotal, discount.percent);
  if (discount.amount < 0 || discount.amount > subtotal) {
    throw new Error('A discount is between $0.00 and the subtotal of its line');
  }
  return discount.amount;
}
