import type {Limit} from '../types';

export const moneyLimits = {
  taxDecimals: {
    value: 4,
    unit: 'decimal places',
    text: 'A tax rate can have up to four decimal places.',
  },
} as const satisfies Record<string, Limit>;
