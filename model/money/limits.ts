import type {Limit} from '../types';

export const moneyLimits = {
  taxDecimals: {
    value: 4,
    unit: 'decimals',
    text: 'A tax rate has up to four decimals.',
    page: '/docs/financials/tax-areas',
  },
  invoicesPerCase: {value: 1, unit: 'invoice', text: 'A case has one invoice.', page: '/docs/financials/invoices'},
  highestAging: {
    value: 90,
    unit: 'days',
    text: 'The last aging column shows what is over 90 days past due.',
    page: '/docs/financials/statements',
  },
} as const satisfies Record<string, Limit>;
