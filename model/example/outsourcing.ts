import {addDays, addWorkingDays, workingDaysBetween, type IsoDate} from '../calendar/dates';
import type {Cents} from '../money/pricing/money';
import {case10497, schedule10497} from './cases';

const step = schedule10497.find((planned) => planned.outForDays !== undefined);
if (step?.outForDays === undefined) throw new Error('The bridge has no outsourced step');

const sentOn: IsoDate = step.plannedStart;
const expectedBack = addWorkingDays(sentOn, step.outForDays);
const receivedOn: IsoDate = '2025-03-17';

/** The framework of the bridge at a partner lab, back one working day late. */
export const outsourcedFramework = {
  caseNumber: case10497.caseNumber,
  step: step.name,
  partnerLab: 'Partner lab',
  sentOn,
  outsourceEstimatedDays: step.outForDays,
  expectedBack,
  receivedOn,
  workingDaysLate: workingDaysBetween(expectedBack, receivedOn),
  /** The day the case problem is found. */
  problemFoundOn: addDays(expectedBack, 1),
  cost: 8400 as Cents,
} as const;

/** What the lab keeps of the bridge after the partner lab's charge, before its own work. */
export const bridgeAfterOutsourcing: Cents = case10497.totals.subtotal - outsourcedFramework.cost;
