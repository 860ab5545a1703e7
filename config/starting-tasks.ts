/** What the search offers before a reader has typed or searched anything. Paths are relative to the site's root. */
export const STARTING_TASKS = [
  {name: 'Put a case on hold', path: 'docs/cases/overview#put-a-case-on-hold'},
  {name: 'Invoice a case', path: 'docs/financials/invoices#invoice-a-case'},
  {name: 'Set up a custom price', path: 'docs/products/custom-prices#add-a-custom-price'},
  {name: 'Print a return label', path: 'docs/customers/return-labels#print-a-return-label-at-your-office'},
  {
    name: 'Connect an intraoral scanner',
    path: 'docs/system/integrations/intraoral-dental-scanners/itero-3shape-medit#connect-a-scanner',
  },
] as const;
