/** Tables of the worked example (model/example). */
import {addDays, paymentTerms} from '../../../model/calendar';
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

/** The days that a box travels, counted back from the due date. */
function shipDate(): FactTableProps {
  const {caseNumber, due, shipDate: ships, route} = case10482;
  const label = `Case ${caseNumber}, ${route.name}, due on a Wednesday`;
  const back = (days: number, role = ''): string => `${formatDay(addDays(due, -days))}${role}`;
  const between = Array.from({length: route.transitDays - 1}, (_, index) => index + 1);
  return {
    caption: `${label}: the ship date, day by day`,
    answer: `${label}: ships ${formatDay(ships)}`,
    columns: ['Day', 'Counts?', 'Transit days left'],
    rows: [
      {cells: [back(0, ' (due date)'), 'No, the box must be at the office', String(route.transitDays)]},
      ...between.map((days) => ({cells: [back(days), 'Yes', String(route.transitDays - days)]})),
      {cells: [back(route.transitDays, ' (ship date)'), 'Yes', '0'], total: true},
    ],
  };
}

function paymentDue(): FactTableProps {
  const {pair, invoice} = case10482;
  const [date, due] = [formatDate(invoice.date), formatDate(invoice.dueDate)];
  const terms = pair.paymentTerms;
  return {
    caption: `Due date of an invoice dated ${date} (${terms})`,
    answer: `${terms}, invoiced ${date}: due ${due}`,
    columns: ['Event', 'How it’s set', 'Date'],
    rows: [
      {cells: ['Invoice date', '', date]},
      {cells: ['End of the billing cycle', 'The last day of the invoice’s month', formatDate(invoice.cycleEnd)]},
      {cells: ['Payment due', `${terms}: ${paymentTerms[terms]} days after the end of the cycle`, due], total: true},
    ],
    amounts: true,
  };
}

export const workedExample = {
  'production-schedule': schedule(),
  'ship-date': shipDate(),
  'payment-due': paymentDue(),
  'statement-sum': statementSum(),
  'statement-aging': statementAging(),
};
