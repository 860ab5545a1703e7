import type {Release} from './types';

/** Every release of the year, newest first. */
export const releases: readonly Release[] = [
  {
    version: '2025.14',
    date: '2025-12-09',
    title: 'PINs for shared bench screens',
    entries: [
      {id: 'bench-pin', kind: 'New', area: 'Users', text: 'Technicians identify themselves on a shared bench screen with a PIN of 4 to 6 digits. The PIN does not sign in to the Lab Portal.', affects: 'Technicians and department leads', page: '/docs/users/users'},
      {id: 'lock-per-lab', kind: 'Improved', area: 'Financials', text: 'The financial lock date belongs to each billing lab, so that one company can close its year while another still posts.', affects: 'Billing', page: '/docs/system/billing-labs'},
      {id: 'refusal-names-invoice', kind: 'Improved', area: 'Financials', text: 'When un-invoicing is refused, the message says whether an applied payment, an applied credit, or the financial lock is the reason.', affects: 'Billing', page: '/docs/financials/invoices'},
      {id: 'working-days', kind: 'Fixed', area: 'Operational flow', text: 'Automatic assignment could give a step to a technician on a day that is not one of their working days.', affects: 'Department leads', page: '/docs/operational-flow/workstations'},
    ],
  },
  {
    version: '2025.13',
    date: '2025-11-18',
    title: 'Merge list values, require two-factor sign-in',
    entries: [
      {id: 'merge-values', kind: 'New', area: 'System', text: 'Merge one dropdown value into another, such as “Color” into “Shade”. Records that had the first take the second.', affects: 'Administrators', page: '/docs/system/settings/dropdown-values'},
      {id: 'require-two-factor', kind: 'New', area: 'Users', text: 'An administrator can require two-factor sign-in for everyone. People who have not set it up do so at their next sign-in.', affects: 'All lab staff', page: '/docs/users/users'},
      {id: 'prices-permission', kind: 'Improved', area: 'Users', text: 'Seeing money on cases is a permission of its own, **Prices on Cases**. Without it the Financials view of the line items is hidden.', affects: 'Administrators', page: '/docs/users/roles-and-permissions'},
      {id: 'rush-tags', kind: 'Improved', area: 'Operational flow', text: 'Any tag can be marked as rush, and its cases come first in Technicians’ View.', affects: 'Technicians and front desk', page: '/docs/operational-flow/technicians-view'},
      {id: 'retired-filter', kind: 'Fixed', area: 'Cases', text: 'Retired tags could not be chosen as a filter in Case Search, although cases still had them.', affects: 'Everyone who searches', page: '/docs/cases/search'},
    ],
  },
  {
    version: '2025.12',
    date: '2025-10-28',
    title: 'Fewer surprises with QuickBooks Online',
    entries: [
      {id: 'outside-invoices', kind: 'New', area: 'Integrations', text: 'Invoices that are entered in QuickBooks for a linked customer appear in Pilot as **Synced from accounting**. Turn it off with **Bring in invoices made in QuickBooks**.', affects: 'Billing', page: '/docs/system/integrations/accounting/quickbooks-online'},
      {id: 'retry', kind: 'Improved', area: 'Integrations', text: 'A document that fails is listed with the reason from QuickBooks and has a **Retry**. The others go on.', affects: 'Billing', page: '/docs/system/integrations/accounting/quickbooks-online'},
      {id: 'sales-by-type', kind: 'Improved', area: 'Integrations', text: 'Account mapping can send sales to a different income account for each restoration type.', affects: 'Billing and accountants', page: '/docs/system/integrations/accounting/quickbooks-online'},
      {id: 'tax-rounding', kind: 'Fixed', area: 'Financials', text: 'Tax on invoices with many lines could differ by a cent from the sum shown. It is now computed once, on the sum of the taxable lines.', affects: 'Billing', page: '/docs/financials/tax-areas'},
    ],
  },
  {
    version: '2025.11',
    date: '2025-10-07',
    title: 'A return label in every box',
    entries: [
      {id: 'label-in-box', kind: 'New', area: 'Shipping', text: 'Turn on **Include a return label when shipping** on an office, and each outgoing shipment gets one return label.', affects: 'Shipping and offices', page: '/docs/customers/return-labels'},
      {id: 'qr-codes', kind: 'New', area: 'Shipping', text: 'Emailed FedEx return labels carry a QR code for services that support it, so that an office without a printer can send a box.', affects: 'Offices', page: '/docs/system/integrations/shipping/fedex'},
      {id: 'zpl', kind: 'Improved', area: 'Shipping', text: 'Label format offers ZPL for thermal printers, beside PDF in two sizes.', affects: 'Shipping', page: '/docs/system/integrations/shipping/ups'},
      {id: 'bill-returns-on', kind: 'Improved', area: 'Shipping', text: '**Bill returns on** tells Pilot when your contract charges a return label, so that reports match the carrier’s bill.', affects: 'Shipping and billing', page: '/docs/system/integrations/shipping/fedex'},
      {id: 'expired-labels', kind: 'Fixed', area: 'Customers', text: 'Return labels older than 90 days stayed **Sent** when the office had been renamed. They become **Expired**.', affects: 'Shipping', page: '/docs/customers/return-labels'},
    ],
  },
  {
    version: '2025.10',
    date: '2025-09-09',
    title: 'The right file at the right bench',
    entries: [
      {id: 'step-scan-types', kind: 'New', area: 'Operational flow', text: 'A production template step has its own default scan types. They win over those of the workstation.', affects: 'Technicians and department leads', page: '/docs/operational-flow/production-template-steps'},
      {id: 'restore-files', kind: 'New', area: 'Cases', text: 'Deleted scans and attachments can be restored for 30 days.', affects: 'Front desk', page: '/docs/cases/file-management'},
      {id: 'bulk-upload', kind: 'Improved', area: 'Cases', text: 'Upload files in bulk from Case Search: Pilot matches them by the case number in the file name.', affects: 'Front desk', page: '/docs/cases/file-management'},
      {id: 'attachment-formats', kind: 'Improved', area: 'Cases', text: 'Attachments take HEIC photos and MP4 videos.', affects: 'Front desk and offices', page: '/docs/cases/file-management'},
      {id: 'zip-names', kind: 'Fixed', area: 'Cases', text: 'In **Download scans**, files with the same name overwrote each other. The ZIP has a folder for each case.', affects: 'Technicians', page: '/docs/cases/bulk-tools'},
    ],
  },
  {
    version: '2025.9',
    date: '2025-08-19',
    title: 'Each billing lab with its own papers',
    entries: [
      {id: 'templates-per-lab', kind: 'New', area: 'System', text: 'Email and PDF templates belong to each billing lab, with its logo and address.', affects: 'Administrators and billing', page: '/docs/system/billing-labs'},
      {id: 'restore-default', kind: 'New', area: 'System', text: '**Restore default** brings back the first text or layout of a template.', affects: 'Administrators', page: '/docs/system/email-templates'},
      {id: 'preview-record', kind: 'Improved', area: 'System', text: 'Templates are previewed with a real case, invoice, or statement of your choice.', affects: 'Administrators', page: '/docs/system/pdf-templates'},
      {id: 'copy-to', kind: 'Improved', area: 'System', text: 'Up to five addresses can get a blind copy of an email.', affects: 'Administrators and billing', page: '/docs/system/email-templates'},
    ],
  },
  {
    version: '2025.8',
    date: '2025-07-22',
    title: 'Move in with one file',
    entries: [
      {id: 'client-flat-import', kind: 'New', area: 'System', text: '**Client Flat Import** makes doctors, offices, pairs, and billing accounts from one CSV file.', affects: 'Administrators', page: '/docs/system/bulk-imports/overview'},
      {id: 'create-and-update', kind: 'New', area: 'System', text: 'The operation **Create and Update** takes rows with and without an ID in one file.', affects: 'Administrators', page: '/docs/system/bulk-imports/overview'},
      {id: 'row-errors', kind: 'Improved', area: 'System', text: 'Row errors name the row, the column, and the reason, and can be downloaded.', affects: 'Administrators', page: '/docs/system/bulk-imports/overview'},
      {id: 'semicolons', kind: 'Fixed', area: 'System', text: 'Files separated by semicolons, as some spreadsheet programs save them, are read correctly.', affects: 'Administrators', page: '/docs/system/bulk-imports/overview'},
    ],
  },
  {
    version: '2025.7',
    date: '2025-06-24',
    title: 'More to do in bulk',
    entries: [
      {id: 'move-due-dates', kind: 'New', area: 'Cases', text: '**Change due date** in Bulk Tools can move each case by a number of days. Ship dates follow.', affects: 'Front desk and department leads', page: '/docs/cases/bulk-tools'},
      {id: 'shared-views', kind: 'New', area: 'Cases', text: 'Views of Case Search can be shared with everyone who can open it.', affects: 'Everyone who searches', page: '/docs/cases/search'},
      {id: 'skipped-cases', kind: 'Improved', area: 'Cases', text: 'The report of a bulk run says why each case was skipped.', affects: 'Front desk, shipping, and billing', page: '/docs/cases/bulk-tools'},
      {id: 'tracking-search', kind: 'Improved', area: 'Cases', text: 'Case Search finds a case by its tracking number.', affects: 'Front desk', page: '/docs/cases/search'},
      {id: 'double-scan', kind: 'Fixed', area: 'Cases', text: 'Scanning the barcode of a step twice counted as two cases in the preview.', affects: 'Technicians', page: '/docs/cases/bulk-tools'},
    ],
  },
  {
    version: '2025.6',
    date: '2025-06-03',
    title: 'Autopay on the day you choose',
    entries: [
      {id: 'autopay-day', kind: 'New', area: 'Financials', text: 'A billing account has an autopay day from 1 to 31. A month without that day uses its last day.', affects: 'Billing and offices', page: '/docs/customers/billing-accounts'},
      {id: 'processing-fee', kind: 'New', area: 'Integrations', text: '**Charge processing fee** adds a processing fee invoice (`PPF-…`) to payments through Stripe. The payer sees the fee before confirming.', affects: 'Billing and offices', page: '/docs/system/integrations/payment-processing/stripe'},
      {id: 'declined-autopay', kind: 'Improved', area: 'Financials', text: 'A declined autopay is listed under Dashboard › Action Items as well as emailed.', affects: 'Billing', page: '/docs/system/integrations/payment-processing/stripe'},
      {id: 'ach-pending', kind: 'Fixed', area: 'Financials', text: 'An ACH payment that was still **Pending** could be applied to an invoice. It can be applied once the bank confirms it.', affects: 'Billing', page: '/docs/financials/payments-and-credits'},
    ],
  },
  {
    version: '2025.5',
    date: '2025-05-06',
    title: 'Client Portal accounts for office groups',
    entries: [
      {id: 'group-accounts', kind: 'New', area: 'Customers', text: 'A Client Portal account of the type **Office group** shows the cases of every office in the group.', affects: 'Front desk and office groups', page: '/docs/customers/client-portal'},
      {id: 'hide-cycle', kind: 'New', area: 'Customers', text: '**Hide current billing cycle** keeps invoices of the running cycle out of the portal until it ends.', affects: 'Billing and offices', page: '/docs/customers/client-portal'},
      {id: 'no-billing', kind: 'Improved', area: 'Customers', text: '**No access to billing** on a portal user wins over what the account shows.', affects: 'Offices', page: '/docs/customers/client-portal'},
      {id: 'detailed-billing', kind: 'Improved', area: 'Financials', text: 'With the billing style **Detailed**, statements group invoices by pair, with a subtotal for each.', affects: 'Billing and office groups', page: '/docs/customers/billing-accounts'},
      {id: 'duplicate-username', kind: 'Fixed', area: 'Customers', text: 'A username that was used at another office was refused without a reason. The message says that it is taken.', affects: 'Front desk', page: '/docs/customers/client-portal'},
    ],
  },
  {
    version: '2025.4',
    date: '2025-04-08',
    title: 'Work assignment by your own rules',
    entries: [
      {id: 'custom-assignment', kind: 'New', area: 'Operational flow', text: 'The work assignment **Custom** gives steps to technicians by doctor, product, or tag. The first rule that matches wins.', affects: 'Department leads', page: '/docs/operational-flow/workstations'},
      {id: 'merge-steps', kind: 'New', area: 'Operational flow', text: '**Merge across products** makes one step when several products of a case bring the same step.', affects: 'Department leads and technicians', page: '/docs/operational-flow/production-template-steps'},
      {id: 'preferences-at-bench', kind: 'Improved', area: 'Operational flow', text: 'Technicians’ View shows the doctor’s preferences beside notation, shade, and files.', affects: 'Technicians', page: '/docs/operational-flow/technicians-view'},
      {id: 'sequence', kind: 'Fixed', area: 'Operational flow', text: 'Workstations with equal sequence numbers were shown one after the other. They run in parallel, and the flow shows it.', affects: 'Department leads', page: '/docs/operational-flow/workstations'},
    ],
  },
  {
    version: '2025.3',
    date: '2025-03-11',
    title: 'Test an automation before you trust it',
    entries: [
      {id: 'test-rules', kind: 'New', area: 'Automations', text: '**Test** runs an automation’s rules against a past order and lists what would happen. It changes nothing.', affects: 'Administrators', page: '/docs/system/automations/overview'},
      {id: 'join-items', kind: 'New', area: 'Automations', text: '**Join items** turns items on neighboring teeth into one bridge line, for products with **Bridge Notation**.', affects: 'Front desk and administrators', page: '/docs/system/automations/ios-case-create'},
      {id: 'raw-values', kind: 'Improved', area: 'Integrations', text: 'An order in the IOS portal shows its **Raw values**: every code and display name as the scanner sent it.', affects: 'Front desk and administrators', page: '/docs/system/integrations/intraoral-dental-scanners/itero-3shape-medit'},
      {id: 'same-item', kind: 'Fixed', area: 'Automations', text: 'Rules on product and material could match two different items of one order. They must all match the same item.', affects: 'Administrators', page: '/docs/system/automations/ios-case-create'},
    ],
  },
  {
    version: '2025.2',
    date: '2025-02-11',
    title: 'Return labels and pickups',
    entries: [
      {id: 'return-labels', kind: 'New', area: 'Customers', text: 'Send an office up to 20 prepaid return labels at a time, by email, on paper, or on the Client Portal.', affects: 'Front desk, shipping, and offices', page: '/docs/customers/return-labels'},
      {id: 'pickup-requests', kind: 'New', area: 'Customers', text: 'Offices ask for a pickup in the Client Portal, and the lab can make the request for them.', affects: 'Front desk, shipping, and offices', page: '/docs/customers/pickup-requests'},
      {id: 'bulk-validation', kind: 'Improved', area: 'Customers', text: 'Validate the addresses of many offices at once.', affects: 'Front desk', page: '/docs/customers/offices'},
      {id: 'local-label', kind: 'Fixed', area: 'Shipping', text: 'Shipping on a Local route asked for a label. No label is made, and the tracking number reads `LOCAL ROUTE`.', affects: 'Shipping', page: '/docs/system/shipping-routes'},
    ],
  },
  {
    version: '2025.1',
    date: '2025-01-14',
    title: 'Prices with dates',
    entries: [
      {id: 'custom-price-dates', kind: 'New', area: 'Products', text: 'Custom prices take a **From date** and a **To date**, so that a price agreed for a year ends by itself.', affects: 'Billing', page: '/docs/products/custom-prices'},
      {id: 'new-pricelist', kind: 'Improved', area: 'System', text: 'The **Product Price Lists** import makes a new pricelist when the file names one that does not exist yet.', affects: 'Billing and administrators', page: '/docs/system/bulk-imports/overview'},
      {id: 'tax-history', kind: 'Improved', area: 'Financials', text: 'A new tax rate is a new row with its effective date. Earlier rates stay, and old invoices keep theirs.', affects: 'Billing', page: '/docs/financials/tax-areas'},
      {id: 'bridge-quantity', kind: 'Fixed', area: 'Products', text: 'With **Bridge Notation**, the quantity follows the number of teeth when a pontic is added or removed.', affects: 'Front desk', page: '/docs/products/products'},
    ],
  },
];
