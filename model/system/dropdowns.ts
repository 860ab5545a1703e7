/** The ten lists under Admin › Settings › Dropdown Values, as a new lab finds them. */
export type DropdownList = {
  id: string;
  name: string;
  usedFor: string;
  /** Values a new lab starts with; every one can be renamed or retired. */
  shipped: readonly string[];
  page: string;
};

const range = (prefix: string, from: number, to: number): string[] =>
  Array.from({length: to - from + 1}, (_, index) => `${prefix}${from + index}`);

export const dropdownLists: readonly DropdownList[] = [
  {
    id: 'case-types',
    name: 'Case types',
    usedFor: 'The type of job. Automations can set it, and reports group cases by it.',
    shipped: ['New', 'Remake', 'Adjustment', 'Repair', 'Custom tray', 'Wax rim', 'Try-in', 'Finish'],
    page: '/docs/cases/overview',
  },
  {
    id: 'tags',
    name: 'Tags',
    usedFor: 'Short labels on a case, as many as you like.',
    shipped: ['Rush', 'VIP', 'Bridge', 'Implant', 'Photos requested'],
    page: '/docs/cases/overview',
  },
  {
    id: 'hold-reasons',
    name: 'Hold reasons',
    usedFor: 'Why a case is On Hold. Pilot emails the reason to the office.',
    shipped: [
      'Waiting for doctor',
      'Scan missing',
      'Scan unclear',
      'Impression or bite unusable',
      'Rx incomplete',
      'Waiting for parts',
      'Waiting for payment',
      'Other',
    ],
    page: '/docs/cases/overview',
  },
  {
    id: 'remake-reasons',
    name: 'Remake reasons',
    usedFor: 'Why a line item is being remade. Set on each line item of a remake case.',
    shipped: [
      'Fit or margin',
      'Contact',
      'Occlusion',
      'Shade',
      'Shape',
      'Fracture',
      'Lost',
      'New preparation or scan',
      'Other',
    ],
    page: '/docs/cases/line-items',
  },
  {
    id: 'credit-reasons',
    name: 'Credit reasons',
    usedFor: 'Why a credit was issued. Required on every credit.',
    shipped: ['Remake', 'Returned product', 'Pricing correction', 'Shipping problem', 'Goodwill', 'Write-off', 'Other'],
    page: '/docs/financials/payments-and-credits',
  },
  {
    id: 'restoration-types',
    name: 'Restoration types',
    usedFor: 'Groups of products, for filters and reports.',
    shipped: [
      'Crown',
      'Bridge',
      'Veneer',
      'Inlay or onlay',
      'Implant',
      'Full denture',
      'Partial denture',
      'Night guard',
      'Orthodontic appliance',
      'Model',
      'Other',
    ],
    page: '/docs/products/products',
  },
  {
    id: 'scan-file-types',
    name: 'Scan file types',
    usedFor: 'What a scan file shows.',
    shipped: ['Upper jaw', 'Lower jaw', 'Bite', 'Preparation', 'Pre-op', 'Implant scan', 'Design', 'Model', 'Other'],
    page: '/docs/cases/file-management',
  },
  {
    id: 'shades',
    name: 'Shades',
    usedFor: 'The shade of the finished tooth, on line items for products with Allow Shades.',
    shipped: [
      ...range('A', 1, 3),
      'A3.5',
      'A4',
      ...range('B', 1, 4),
      ...range('C', 1, 4),
      ...range('D', 2, 4),
      'BL1',
      'BL2',
      'BL3',
      'BL4',
    ],
    page: '/docs/cases/line-items',
  },
  {
    id: 'stump-shades',
    name: 'Stump shades',
    usedFor: 'The shade of the prepared tooth under the restoration.',
    shipped: [...range('ND', 1, 9), ...range('ST', 1, 9)],
    page: '/docs/cases/line-items',
  },
  {
    id: 'cancellation-reasons',
    name: 'Cancellation reasons',
    usedFor: 'Why a case was canceled. Required when you cancel a case.',
    shipped: ['Canceled by the office', 'Duplicate case', 'Entered by mistake', 'No answer from the office', 'Other'],
    page: '/docs/cases/overview',
  },
];
