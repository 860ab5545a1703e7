import type {Limit} from '../types';

export const caseLimits = {
  bulkToolsCases: {
    value: 500,
    unit: 'cases',
    text: 'Bulk Tools works on up to 500 cases at a time.',
  },
  exportRows: {
    value: 10_000,
    unit: 'rows',
    text: 'Case Search and reports export up to 10,000 rows.',
  },
  fileSize: {
    value: 2,
    unit: 'GB',
    text: 'A scan file or an attachment can be up to 2 GB.',
  },
  fileRestore: {
    value: 30,
    unit: 'days',
    text: 'You can restore a deleted file for 30 days.',
  },
  quantityMaximum: {
    value: 99,
    unit: 'units',
    text: 'A line item can have a quantity of up to 99.',
  },
} as const satisfies Record<string, Limit>;
