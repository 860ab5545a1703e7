import {schedule, type ScheduledStep} from '../calendar/schedule';
import {invoiceTotals} from '../money/pricing/invoice';
import {buildCase} from './build';
import {pairs, pricelist, products, shippingRoutes, templates, type ExampleStep} from './setup';

/** The worked example of every page: two zirconia crowns. */
export const case10482 = buildCase({
  caseNumber: 10482,
  pan: 117,
  patient: 'PT-0917',
  pair: pairs.ortiz,
  caseType: 'New',
  received: '2025-03-03',
  due: '2025-03-12',
  route: shippingRoutes.fedex2Day,
  lines: [
    {
      product: products.zirconiaCrown,
      notation: '8, 9',
      quantity: 2,
      discount: {kind: 'percent', percent: 10},
      shade: 'A2',
      stumpShade: 'ND2',
    },
  ],
});

/** What a lab loses in a year that leaves one such case a month unbilled, before tax and shipping. */
export const monthlyMissAYear = 12 * case10482.totals.subtotal;

/** A three-unit PFM bridge with a custom price, an amount discount and an outsourced framework. */
export const case10497 = buildCase({
  caseNumber: 10497,
  pan: 122,
  patient: 'PT-0934',
  pair: pairs.ortiz,
  caseType: 'New',
  received: '2025-03-07',
  due: '2025-03-21',
  route: shippingRoutes.fedex2Day,
  lines: [
    {
      product: products.pfmBridge,
      notation: '3A, 4P, 5A',
      quantity: 3,
      discount: {kind: 'amount', amount: 1500},
      shade: 'A3',
      stumpShade: 'ND3',
    },
    {product: products.nobleAlloy, notation: '', quantity: 1},
  ],
});

/** The remake of the crown on 9: same rate, 100% discount, no shipping charge. */
export const case10511 = buildCase({
  caseNumber: 10511,
  pan: 117,
  patient: 'PT-0917',
  pair: pairs.ortiz,
  caseType: 'Remake',
  received: '2025-03-14',
  due: '2025-03-24',
  route: shippingRoutes.fedex2Day,
  shippingCharge: 0,
  lines: [
    {
      product: products.zirconiaCrown,
      notation: '9',
      quantity: 1,
      discount: {kind: 'percent', percent: 100},
      shade: 'A2',
      stumpShade: 'ND2',
      remakeReason: 'Fit or margin',
    },
  ],
});

const nightGuard = {quantity: 1, rate: pricelist.prices['Night Guard'], taxable: true} as const;
const oneGuard = invoiceTotals([nightGuard], pairs.ortiz.taxArea.percent, 0);
const bothGuards = invoiceTotals([nightGuard, nightGuard], pairs.ortiz.taxArea.percent, 0);

/** An upper and a lower night guard: tax on each line, rounded, is a cent more than tax on their sum. */
export const taxRounding = {
  oneLine: {tax: oneGuard.tax},
  roundedTwice: {tax: 2 * oneGuard.tax},
  roundedOnce: {subtotal: bothGuards.subtotal, tax: bothGuards.tax},
} as const;

/** Two cases of February that open the March statement of Bright Smiles Dental. */
export const case10419 = buildCase({
  caseNumber: 10419,
  pan: 108,
  patient: 'PT-0861',
  pair: pairs.ortiz,
  caseType: 'New',
  received: '2025-02-07',
  due: '2025-02-14',
  route: shippingRoutes.fedex2Day,
  lines: [{product: products.nightGuard, notation: 'Upper', quantity: 1}],
});

export const case10441 = buildCase({
  caseNumber: 10441,
  pan: 111,
  patient: 'PT-0888',
  pair: pairs.ortiz,
  caseType: 'New',
  received: '2025-02-17',
  due: '2025-02-26',
  route: shippingRoutes.fedex2Day,
  lines: [{product: products.zirconiaCrown, notation: '30', quantity: 1, shade: 'A3', stumpShade: 'ND3'}],
});

export const schedule10482: readonly (ScheduledStep & ExampleStep)[] = plan(
  templates.zirconiaCrown.steps,
  case10482.received,
  2,
);

export const schedule10497: readonly (ScheduledStep & ExampleStep)[] = plan(
  templates.pfmBridge.steps,
  case10497.received,
  3,
);

function plan(steps: readonly ExampleStep[], goLive: string, quantity: number) {
  return schedule(steps, goLive, quantity).map((planned, index) => {
    const step = steps[index];
    if (!step) throw new Error(`The schedule has no step ${String(index)}`);
    return {...step, ...planned};
  });
}
