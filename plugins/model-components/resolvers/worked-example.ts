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

function schedule(): FactTableProps {
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
  };
}

const days = (count: number): string => (count === 1 ? '1 working day' : `${count} working days`);

const {closingBalance, cycleEnd} = marchStatement;
const closing = (...cells: string[]): FactRow => ({cells: [...cells, formatMoney(closingBalance)], total: true});

/** How the closing balance of the March 2025 statement is computed. */
function statementSum(): FactTableProps {
  const {billingAccount, cycleStart, openingBalance, invoices, payments, credits} = marchStatement;
  const row = (label: string, date: string, cents: number): FactRow => ({
    cells: [label, formatShortDate(date), formatMoney(cents)],
  });
  return {
    caption: `Statement for ${billingAccount}, ${formatShortDate(cycleStart)} to ${formatDate(cycleEnd)}`,
    columns: ['Entry', 'Date', 'Amount'],
    rows: [
      row('Opening balance', cycleStart, openingBalance),
      ...invoices.map(({number, date, total}) => row(`Invoice ${number}`, date, total)),
      ...payments.map(({description, date, amount}) => row(`Payment: ${description}`, date, -amount)),
      ...credits.map(({description, date, amount}) => row(`Credit: ${description}`, date, -amount)),
      closing('Closing balance', formatShortDate(cycleEnd)),
    ],
    amounts: true,
  };
}

/** How old that balance is. */
function statementAging(): FactTableProps {
  const buckets = marchStatement.aging.map(({bucket, amount}) => ({cells: [bucket, formatMoney(amount)]}));
  return {
    caption: `Aging of the closing balance on ${formatDate(cycleEnd)}`,
    columns: ['Days past due', 'Amount'],
    rows: [...buckets, closing('Closing balance')],
    amounts: true,
  };
}

export const workedExample = {
  'production-schedule': schedule(),
  'statement-sum': statementSum(),
  'statement-aging': statementAging(),
};
