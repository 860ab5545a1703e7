export type Limit = {
  value: number;
  unit: string;
  /** The limit as a sentence. */
  text: string;
  /** Route of the page that says more. */
  page: string;
};

/** Every number that stops a reader, in one place. */
export const limits = {
  bulkToolsCases: {
    value: 500,
    unit: 'cases',
    text: 'Bulk Tools work on up to 500 cases at a time.',
    page: '/docs/cases/bulk-tools',
  },
  exportRows: {value: 10_000, unit: 'rows', text: 'Case Search exports up to 10,000 rows.', page: '/docs/cases/search'},
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
  importRows: {
    value: 20_000,
    unit: 'rows',
    text: 'An import file can have up to 20,000 rows.',
    page: '/docs/system/bulk-imports/overview',
  },
  returnLabelExpiry: {
    value: 90,
    unit: 'days',
    text: 'An unused return label expires after 90 days.',
    page: '/docs/customers/return-labels',
  },
  returnLabelMinimum: {
    value: 1,
    unit: 'label',
    text: 'You make at least 1 return label at a time.',
    page: '/docs/customers/return-labels',
  },
  returnLabelMaximum: {
    value: 20,
    unit: 'labels',
    text: 'You make at most 20 return labels at a time.',
    page: '/docs/customers/return-labels',
  },
  taxDecimals: {
    value: 4,
    unit: 'decimals',
    text: 'A tax rate has up to four decimals.',
    page: '/docs/financials/tax-areas',
  },
  undoShipping: {
    value: 0,
    unit: 'days after shipping',
    text: 'Shipping can be undone on the same day.',
    page: '/guides/invoicing-and-shipping',
  },
  doctorPortalUsers: {
    value: 1,
    unit: 'user',
    text: 'A Client Portal account of type Doctor has one user.',
    page: '/docs/customers/client-portal',
  },
  invoicesPerCase: {value: 1, unit: 'invoice', text: 'A case has one invoice.', page: '/docs/financials/invoices'},
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
  pickupBoxes: {
    value: 99,
    unit: 'boxes',
    text: 'A pickup request is for up to 99 boxes.',
    page: '/docs/customers/pickup-requests',
  },
  transitDays: {
    value: 30,
    unit: 'days',
    text: 'A shipping route has up to 30 transit days.',
    page: '/docs/system/shipping-routes',
  },
  highestAging: {
    value: 90,
    unit: 'days',
    text: 'The last column of the aging holds what is over 90 days past due.',
    page: '/docs/financials/statements',
  },
} as const satisfies Record<string, Limit>;

export type LimitId = keyof typeof limits;
