import type {Limit} from '../types';

export const systemLimits = {
  importRows: {
    value: 20_000,
    unit: 'rows',
  },
  scannerCheck: {
    value: 5,
    unit: 'minutes',
  },
} as const satisfies Record<string, Limit>;
