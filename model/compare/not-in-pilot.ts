/** What other products' pages name and Pilot's documentation rules out, each with the section that says so. */
export const notInPilot = {
  'accounts-from-orders': {
    what: 'an account created by an order',
    page: '/docs/system/integrations/intraoral-dental-scanners/itero-3shape-medit#problem-the-doctor-isnt-in-pilot-yet',
  },
  'any-dates': {what: 'statements for other dates', page: '/docs/financials/statements#make-a-statement-again'},
  app: {
    what: 'an app',
    page: '/docs/operational-flow/technicians-view#devices-and-browsers-that-pilot-needs',
  },
  'automatic-discounts': {
    what: 'automatic discounts',
    page: '/docs/system/automations/overview#actions-of-an-automation',
  },
  'automatic-invoices': {
    what: 'automatic invoices',
    page: '/docs/system/automations/overview#actions-of-an-automation',
  },
  'backward-planning': {
    what: 'planning back from the ship date',
    page: '/docs/operational-flow/putting-it-all-together#how-the-parts-of-production-fit-together',
  },
  board: {what: 'a board', page: '/docs/cases/search#views-that-most-labs-make'},
  cad: {what: 'a connection to CAD software', page: '/pilot/welcome/why-pilot#which-labs-pilot-doesnt-suit'},
  'complete-orders': {
    what: 'a block on incomplete orders',
    page: '/docs/customers/client-portal#send-a-new-case-from-your-office',
  },
  'duplicate-search': {what: 'a warning of duplicates', page: '/docs/cases/overview#enter-a-case'},
  'early-payment': {
    what: 'an early-payment discount',
    page: '/docs/financials/payments-and-credits#choose-a-credit-reason',
  },
  'edit-reasons': {what: 'a reason for each edit', page: '/docs/cases/activity-tab#limits-of-the-log'},
  estimates: {
    what: 'quotes and estimates',
    page: '/docs/products/pricelists#problem-you-need-to-quote-a-price-but-cant',
  },
  fdi: {what: 'FDI numbers', page: '/docs/cases/line-items#write-the-tooth-notation'},
  'finance-charges': {what: 'automatic finance charges', page: '/docs/financials/statements#charge-a-late-fee'},
  holidays: {what: 'holidays', page: '/docs/operational-flow/putting-it-all-together#plan-around-a-closed-day'},
  'invoice-changes': {
    what: 'changing an invoice apart from its case',
    page: '/docs/financials/invoices#correct-an-invoiced-case',
  },
  'lot-field': {
    what: 'lot numbers by step',
    page: '/docs/system/settings/dropdown-values#add-a-custom-field-to-doctors-products-or-cases',
  },
  'office-remake-reasons': {what: 'remake reasons that offices choose', page: '/docs/cases/overview#make-a-remake'},
  'one-form': {what: 'one form for many labs', page: '/pilot/welcome/why-pilot#which-labs-pilot-doesnt-suit'},
  'online-prices': {
    what: 'prices before the invoice',
    page: '/docs/customers/client-portal#send-a-new-case-from-your-office',
  },
  'orthodontic-forms': {what: 'orthodontic forms', page: '/pilot/compare/easyrx#where-easyrx-goes-further-than-pilot'},
  'partner-prices': {
    what: 'pricelists of partner labs',
    page: '/guides/outsourcing#see-what-an-outsourced-step-costs-you',
  },
  patients: {what: 'patients as customers', page: '/docs/customers/billing-accounts#split-a-bill-between-two-payers'},
  percentages: {what: 'prices by a percentage', page: '/docs/products/pricelists#raise-prices-for-a-new-year'},
  'portal-copies': {what: 'templates of orders', page: '/docs/customers/client-portal#what-the-portal-doesnt-do'},
  'portal-rush': {what: 'a rush mark for offices', page: '/docs/customers/client-portal#what-the-portal-doesnt-do'},
  'portal-steps': {what: 'steps shown to offices', page: '/docs/customers/client-portal#show-an-office-a-file'},
  'prepared-models': {what: 'prepared models', page: '/docs/cases/file-management#download-files'},
  proficiency: {
    what: 'proficiency levels and teams',
    page: '/docs/operational-flow/workstations#decide-which-benches-are-workstations',
  },
  'public-price': {what: 'a public price', page: '/pilot/welcome/why-pilot#price-and-patient-data'},
  'purchase-orders': {what: 'purchase orders', page: '/docs/products/products#product-problems-and-fixes'},
  'quickbooks-desktop': {what: 'QuickBooks Desktop', page: '/docs/system/integrations/accounting/quickbooks-online'},
  'reminder-letters': {what: 'reminder letters', page: '/docs/financials/statements#charge-a-late-fee'},
  rescheduling: {
    what: 'steps that move with the due date',
    page: '/docs/cases/overview#change-a-cases-due-date-or-route',
  },
  sage: {what: 'files for Sage or Xero', page: '/docs/system/integrations/accounting/quickbooks-online'},
  scanners: {
    what: 'other scanners, or DDX',
    page: '/docs/system/integrations/intraoral-dental-scanners/itero-3shape-medit#connect-a-scanner',
  },
  slack: {what: 'Slack', page: '/docs/system/email-templates'},
  'soon-warning': {
    what: 'a warning of a date that’s too soon',
    page: '/docs/cases/overview#how-the-due-date-sets-the-ship-date',
  },
  statuses: {what: 'statuses of your own', page: '/docs/system/settings/dropdown-values'},
  'suggested-dates': {what: 'suggested due dates', page: '/docs/cases/overview#enter-a-case'},
  'summary-invoices': {
    what: 'one invoice for many cases',
    page: '/docs/financials/invoices#problem-the-office-wants-one-bill-for-two-cases',
  },
  'tax-service': {what: 'a tax service', page: '/docs/financials/tax-areas#see-the-tax-you-owe-by-area'},
  'text-messages': {what: 'text messages', page: '/docs/system/email-templates'},
  vat: {what: 'VAT', page: '/docs/financials/tax-areas#see-the-tax-you-owe-by-area'},
  'volume-prices': {what: 'volume prices', page: '/docs/products/custom-prices'},
  'who-pays': {what: 'a field for who pays', page: '/docs/cases/overview#make-a-remake'},
  xero: {what: 'Xero', page: '/docs/system/integrations/accounting/quickbooks-online'},
} as const;

export type NotInPilot = keyof typeof notInPilot;
