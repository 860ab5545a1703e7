import type {Limit} from '../types';

export const moneyLimits = {
  taxDecimals: {
    value: 4,
    unit: 'decimal places',
  },
} as const satisfies Record<string, Limit>;
