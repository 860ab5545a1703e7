/** Tables of the worked example (model/example). */
import {
  case10482,
  formatDate,
  formatDay,
  formatMoney,
  formatShortDate,
  marchStatement,
  schedule10482,
} from '../../../model/example';
import type {FactRow, FactTableProps} from '../../../src/components/FactTable';
import type {StatementSumProps} from '../../../src/components/StatementSum';
import {resolver} from '../resolver';

/** `<Schedule />`: the production schedule of the worked example. */
export const schedule = resolver({}, () => {
  const {caseNumber, received, shipDate} = case10482;
  return {
    caption: `Production schedule for case ${caseNumber}, which goes live on ${formatDay(received)} and ships on ${formatDay(shipDate)}`,
    answer: `Schedule for case ${caseNumber}: ${schedule10482.length} steps`,
    columns: ['Step', 'Where and who', 'When'],
    rows: schedule10482.map((step) => ({
      cells: [
        step.name,
        {text: step.workstation, notes: [step.technician]},
        {
          text: formatDay(step.plannedStart),
          notes: [
            `${step.plannedHours} h${step.multiplyByQuantity ? ` (${step.hours} h × ${step.plannedHours / step.hours})` : ''}`,
            ...(step.estimatedDays === 0 ? [] : [`after a wait of ${days(step.estimatedDays)}`]),
          ],
        },
      ],
    })),
  } satisfies FactTableProps;
});

const days = (count: number): string => (count === 1 ? '1 working day' : `${count} working days`);

/** `<StatementSum />`: the March 2025 statement of the worked example. */
export const statementSum = resolver({}, () => {
  const {billingAccount, cycleStart, cycleEnd, openingBalance, invoices, payments, credits, closingBalance, aging} =
    marchStatement;
  const money = (label: string, date: string, cents: number): FactRow => ({
    cells: [label, formatShortDate(date), formatMoney(cents)],
  });
  return {
    balance: {
      caption: `Statement for ${billingAccount}, ${formatShortDate(cycleStart)} to ${formatDate(cycleEnd)}`,
      columns: ['Entry', 'Date', 'Amount'],
      rows: [
        money('Opening balance', cycleStart, openingBalance),
        ...invoices.map(({number, date, total}) => money(`Invoice ${number}`, date, total)),
        ...payments.map(({description, date, amount}) => money(`Payment: ${description}`, date, -amount)),
        ...credits.map(({description, date, amount}) => money(`Credit: ${description}`, date, -amount)),
        {...money('Closing balance', cycleEnd, closingBalance), total: true},
      ],
      amounts: true,
    },
    aging: {
      caption: `Aging of the closing balance on ${formatDate(cycleEnd)}`,
      columns: ['Days past due', 'Amount'],
      rows: [
        ...aging.map(({bucket, amount}) => ({cells: [bucket, formatMoney(amount)]})),
        {cells: ['Closing balance', formatMoney(closingBalance)], total: true as const},
      ],
      amounts: true,
    },
  } satisfies StatementSumProps;
});
