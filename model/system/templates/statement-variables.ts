import {case10482, formatDate, formatMoney, marchStatement} from '../../example';
import type {TemplateVariable} from '../../types';

const agingNames = ['current', 'days_1_30', 'days_31_60', 'days_61_90', 'over_90'] as const;

/** Variables of the statement, in its email and its PDF. Examples: the statement of March 2025. */
export const statementVariables: readonly TemplateVariable[] = [
  {
    name: 'statement.cycle_start',
    meaning: 'The first day of the billing cycle.',
    example: formatDate(marchStatement.cycleStart),
  },
  {
    name: 'statement.cycle_end',
    meaning: 'The last day of the billing cycle.',
    example: formatDate(marchStatement.cycleEnd),
  },
  {
    name: 'statement.due_date',
    meaning: "The day payment for this cycle's invoices is due.",
    example: formatDate(case10482.invoice.dueDate),
  },
  {
    name: 'statement.opening_balance',
    meaning: 'The balance when the cycle began.',
    example: formatMoney(marchStatement.openingBalance),
  },
  {
    name: 'statement.invoices_total',
    meaning: "The total of the cycle's invoices.",
    example: formatMoney(marchStatement.invoiced),
  },
  {
    name: 'statement.payments_total',
    meaning: "The total of the cycle's payments.",
    example: formatMoney(marchStatement.paid),
  },
  {
    name: 'statement.credits_total',
    meaning: "The total of the cycle's credits.",
    example: formatMoney(marchStatement.credited),
  },
  {
    name: 'statement.closing_balance',
    meaning: 'The balance when the cycle ended.',
    example: formatMoney(marchStatement.closingBalance),
  },
];

const lineCount = marchStatement.invoices.length + marchStatement.payments.length + marchStatement.credits.length;

/** The lines of the statement, for `{{#each statement.lines}}`. */
export const statementLineVariables: readonly TemplateVariable[] = [
  {
    name: 'statement.lines',
    meaning: 'The invoices, payments, and credits in date order, for `{{#each statement.lines}}`.',
    example: `${String(lineCount)} lines`,
  },
  {
    name: 'statement.lines.date',
    meaning: 'The date of the line. Inside the block, use `{{date}}`.',
    example: formatDate(case10482.invoice.date),
  },
  {
    name: 'statement.lines.text',
    meaning: 'What the line is for.',
    example: `Invoice ${String(case10482.invoice.number)}, ${case10482.patient}`,
  },
  {
    name: 'statement.lines.amount',
    meaning: 'The amount. Payments and credits are negative.',
    example: formatMoney(case10482.invoice.total),
  },
];

/** What is open, by days past due. */
export const agingVariables: readonly TemplateVariable[] = marchStatement.aging.map(({bucket, amount}, index) => ({
  name: `aging.${agingNames[index] ?? ''}`,
  meaning: index === 0 ? 'The balance not yet due.' : `The balance ${bucket.toLowerCase()} days past due.`,
  example: formatMoney(amount),
}));
