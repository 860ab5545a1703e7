import {addDays, type IsoDate} from '../calendar/dates';
import {limits} from '../limits';
import {buildCase} from './build';
import {case10482, case10511} from './cases';
import {pairs, products, shippingRoutes} from './setup';

const denture = {patient: 'PT-0840', pair: pairs.reyes, route: shippingRoutes.localNorth} as const;

/** One upper denture in four phases for Lakeside Family Dentistry. Its models stay in pan 104 from the first to the last. */
export const case10390 = buildCase({
  ...denture,
  caseNumber: 10390,
  pan: 104,
  caseType: 'Custom tray',
  received: '2025-01-31',
  due: '2025-02-05',
  lines: [{product: products.customTray, notation: 'Upper', quantity: 1}],
});

export const case10415 = buildCase({
  ...denture,
  caseNumber: 10415,
  pan: 104,
  caseType: 'Wax rim',
  received: '2025-02-07',
  due: '2025-02-12',
  lines: [{product: products.waxRim, notation: 'Upper', quantity: 1}],
});

export const case10433 = buildCase({
  ...denture,
  caseNumber: 10433,
  pan: 104,
  caseType: 'Try-in',
  received: '2025-02-13',
  due: '2025-02-20',
  lines: [{product: products.dentureTryIn, notation: 'Upper', quantity: 1, shade: 'A2'}],
});

export const case10466 = buildCase({
  ...denture,
  caseNumber: 10466,
  pan: 104,
  caseType: 'Finish',
  received: '2025-02-25',
  due: '2025-03-05',
  lines: [{product: products.dentureFinish, notation: 'Upper', quantity: 1, shade: 'A2'}],
});

const label = (createdOn: IsoDate, caseNumber?: number) => ({
  createdOn,
  expiresOn: addDays(createdOn, limits.returnLabelExpiry.value),
  ...(caseNumber !== undefined && {caseNumber}),
});

/** The return label that brought the crown back: made, first scanned, received at intake. */
export const returnLabel = {
  ...label('2025-03-12', case10482.caseNumber),
  firstScan: '2025-03-13',
  receivedOn: case10511.received,
} as const;

/** What Bright Smiles Dental holds on March 13: the label on its way, a spare, and the one from the box of March 10. */
export const returnLabels = [returnLabel, label('2025-03-12'), label(case10482.shipDate)] as const;
