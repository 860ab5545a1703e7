import type {Limit} from '../types';

export const caseLimits = {
  bulkToolsCases: {
    value: 500,
    unit: 'cases',
    text: 'Bulk Tools works on up to 500 cases at a time.',
    page: '/docs/cases/bulk-tools',
  },
  exportRows: {
    value: 10_000,
    unit: 'rows',
    text: 'Case Search and reports export up to 10,000 rows.',
    page: '/docs/cases/search',
  },
  fileSize: {
    value: 2,
    unit: 'GB',
    text: 'A scan file or an attachment can be up to 2 GB.',
    page: '/docs/cases/file-management',
  },
  fileRestore: {
    value: 30,
    unit: 'days',
    text: 'A deleted file can be restored for 30 days.',
    page: '/docs/cases/file-management',
  },
  caseProblemKinds: {
    value: 6,
    unit: 'kinds',
    text: 'Pilot finds six kinds of case problem.',
    page: '/docs/cases/case-problems',
  },
  quantityMaximum: {
    value: 99,
    unit: 'units',
    text: 'A line item has a quantity of up to 99.',
    page: '/docs/cases/line-items',
  },
} as const satisfies Record<string, Limit>;
