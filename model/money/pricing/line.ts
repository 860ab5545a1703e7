import {percentOf, type Cents} from './money';

export type Discount = {kind: 'percent'; percent: number} | {kind: 'amount'; amount: Cents};

export type PricedLine = {
  quantity: number;
  rate: Cents;
  discount?: Discount;
  taxable: boolean;
};

export type LineTotals = {
  /** Quantity × rate, before the discount. */
  gross: Cents;
  discount: Cents;
  total: Cents;
};

/** Quantity × rate, then the discount. Tax is computed once for the whole invoice. */
export function lineTotals(line: PricedLine): LineTotals {
  const gross = line.quantity * line.rate;
  const discount = discountOf(gross, line.discount);
  return {gross, discount, total: gross - discount};
}

function discountOf(gross: Cents, discount: Discount | undefined): Cents {
  if (!discount) return 0;
  if (discount.kind === 'percent') return percentOf(gross, discount.percent);
  if (discount.amount < 0 || discount.amount > gross) {
    throw new Error('A discount is between $0.00 and quantity × rate');
  }
  return discount.amount;
}
