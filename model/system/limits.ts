import type {Limit} from '../types';

export const systemLimits = {
  importRows: {
    value: 20_000,
    unit: 'rows',
    text: 'An import file can have up to 20,000 rows.',
  },
  scannerCheck: {
    value: 5,
    unit: 'minutes',
    text: 'Pilot asks each scanner service for new orders every 5 minutes.',
  },
} as const satisfies Record<string, Limit>;
