import type {Limit} from '../types';

export const moneyLimits = {
  taxDecimals: {
    value: 4,
    unit: 'decimals',
    text: 'A tax rate has up to four decimals.',
  },
} as const satisfies Record<string, Limit>;
