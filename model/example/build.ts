import {cycleEnd, paymentDueDate} from '../calendar/billing';
import type {IsoDate} from '../calendar/dates';
import {shipDate} from '../calendar/ship-date';
import {invoiceTotals, type InvoiceTotals} from '../money/pricing/invoice';
import {lineTotals, type Discount, type LineTotals, type PricedLine} from '../money/pricing/line';
import type {Cents} from '../money/pricing/money';
import {decideRate} from '../money/pricing/rate';
import {customPrices, pricelist, type ExamplePair, type ExampleProduct, type ExampleRoute} from './setup';

export type LineInput = {
  product: ExampleProduct;
  notation: string;
  quantity: number;
  discount?: Discount;
  shade?: string;
  stumpShade?: string;
  remakeReason?: string;
  note?: string;
};

export type ExampleLine = Omit<PricedLine, 'discount'> &
  LineTotals & {
    product: string;
    code: string;
    notation: string;
    /** The discount as typed. */
    discountEntered?: Discount;
    rateFrom: 'custom price' | 'pricelist';
    shade?: string;
    stumpShade?: string;
    remakeReason?: string;
    note?: string;
  };

export type CaseInput = {
  caseNumber: number;
  pan: number;
  patient: string;
  pair: ExamplePair;
  caseType: string;
  received: IsoDate;
  due: IsoDate;
  route: ExampleRoute;
  lines: readonly LineInput[];
  /** When it differs from the route's cost to customer. */
  shippingCharge?: Cents;
};

export type ExampleCase = Omit<CaseInput, 'lines' | 'shippingCharge'> & {
  pricelist: string;
  shipDate: IsoDate;
  lines: readonly ExampleLine[];
  totals: InvoiceTotals;
  invoice: {
    number: number;
    date: IsoDate;
    cycleEnd: IsoDate;
    dueDate: IsoDate;
    total: Cents;
  };
};

function priceLine(input: LineInput, on: IsoDate, doctor: string): {priced: PricedLine; shown: ExampleLine} {
  const decision = decideRate({product: input.product, doctor, on, customPrices, pricelist});
  if (decision.source === 'not selectable') throw new Error(decision.because);
  const priced: PricedLine = {
    quantity: input.quantity,
    rate: decision.rate,
    taxable: input.product.taxable,
    ...(input.discount ? {discount: input.discount} : {}),
  };
  const {product, discount, ...rest} = input;
  const shown = {
    ...rest,
    product: product.name,
    code: product.code,
    rate: decision.rate,
    rateFrom: decision.source,
    taxable: product.taxable,
    ...(discount ? {discountEntered: discount} : {}),
    ...lineTotals(priced),
  };
  return {priced, shown};
}

/** A case with its dates, money and invoice; it is invoiced on the day it ships. */
export function buildCase(input: CaseInput): ExampleCase {
  const {lines, shippingCharge, ...rest} = input;
  const built = lines.map((line) => priceLine(line, input.received, input.pair.doctor));
  const ships = shipDate(input.due, input.route, input.received);
  const totals = invoiceTotals(
    built.map((line) => line.priced),
    input.pair.taxArea.percent,
    shippingCharge ?? input.route.costToCustomer,
  );
  return {
    ...rest,
    pricelist: pricelist.name,
    shipDate: ships,
    lines: built.map((line) => line.shown),
    totals,
    invoice: {
      number: input.caseNumber,
      date: ships,
      cycleEnd: cycleEnd(ships),
      dueDate: paymentDueDate(ships, input.pair.paymentTerms),
      total: totals.total,
    },
  };
}
