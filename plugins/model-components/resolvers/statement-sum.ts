import {formatDate, formatMoney, formatShortDate, marchStatement} from '../../../model/example';
import type {FactRow} from '../../../src/components/FactTable';
import type {StatementSumProps} from '../../../src/components/StatementSum';
import {resolver} from '../resolver';

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
