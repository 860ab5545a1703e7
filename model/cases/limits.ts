import type {Limit} from '../types';

export const caseLimits = {
  bulkToolsCases: {
    value: 500,
    unit: 'cases',
  },
  exportRows: {
    value: 10_000,
    unit: 'rows',
  },
  fileSize: {
    value: 2,
    unit: 'GB',
  },
  fileRestore: {
    value: 30,
    unit: 'days',
  },
  quantityMaximum: {
    value: 99,
    unit: 'units',
  },
} as const satisfies Record<string, Limit>;
