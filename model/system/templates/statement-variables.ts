import {case10482, formatDate, formatMoney, marchStatement} from '../../example';
import type {TemplateVariable} from '../../types';

const agingNames = ['current', 'days_1_30', 'days_31_60', 'days_61_90', 'over_90'] as const;

/** Variables of the statement, in its email and its PDF. Examples: the statement of March 2025. */
export const statementVariables: readonly TemplateVariable[] = [
  {name: 'statement.cycle_start', example: formatDate(marchStatement.cycleStart)},
  {name: 'statement.cycle_end', example: formatDate(marchStatement.cycleEnd)},
  {
    name: 'statement.due_date',
    example: formatDate(case10482.invoice.dueDate),
    note: "The account's payment terms, counted from the end of the cycle; with Upon Receipt, the last day of the cycle.",
  },
  {name: 'statement.opening_balance', example: formatMoney(marchStatement.openingBalance)},
  {name: 'statement.invoices_total', example: formatMoney(marchStatement.invoiced)},
  {name: 'statement.payments_total', example: formatMoney(marchStatement.paid)},
  {name: 'statement.credits_total', example: formatMoney(marchStatement.credited)},
  {name: 'statement.closing_balance', example: formatMoney(marchStatement.closingBalance)},
];

const lineCount = marchStatement.invoices.length + marchStatement.payments.length + marchStatement.credits.length;

/** The lines of the statement, for `{{#each statement.lines}}`. */
export const statementLineVariables: readonly TemplateVariable[] = [
  {
    name: 'statement.lines',
    example: `${String(lineCount)} lines`,
    note: 'Payments and credits are negative.',
  },
  {name: 'statement.lines.date', example: formatDate(case10482.invoice.date)},
  {name: 'statement.lines.text', example: `Invoice ${String(case10482.invoice.number)}, ${case10482.patient}`},
  {name: 'statement.lines.amount', example: formatMoney(case10482.invoice.total)},
];

/** What is open, by days past due. */
export const agingVariables: readonly TemplateVariable[] = marchStatement.aging.map(({amount}, index) => ({
  name: `aging.${agingNames[index] ?? ''}`,
  example: formatMoney(amount),
  note: index === 0 ? 'The balance not yet due. The other four are past due by that many days.' : undefined,
}));
