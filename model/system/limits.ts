import type {Limit} from '../types';

export const systemLimits = {
  importRows: {
    value: 20_000,
    unit: 'rows',
    text: 'An import file can have up to 20,000 rows.',
  },
} as const satisfies Record<string, Limit>;
