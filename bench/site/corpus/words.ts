/** The vocabulary of the corpus: a dental lab, because that is what the site's pages are about. */
const list = (words: string): string[] => words.trim().split(/,\s+/);

export const GROUPS = list(`
  Case Intake, Scheduling, Production, Digital Design, Quality Control, Shipping, Billing, Inventory, Customers,
  Administration, Implants, Removables, Orthodontics, Milling, Sintering, Printing, Shade Matching, Remakes,
  Reporting, Integrations, Compliance, Staff, Portal, Notifications, Couriers, Materials, Outsourcing, Archiving,
  Devices, Templates
`);

export const TASKS = list(`
  Registering, Editing, Splitting, Merging, Tracking, Approving, Rejecting, Assigning, Printing, Exporting,
  Importing, Auditing, Archiving, Restoring, Configuring, Reviewing, Comparing, Duplicating, Cancelling, Labelling,
  Scanning, Estimating, Closing
`);

export const SUBJECTS = list(`
  work orders, crown and bridge cases, implant abutments, denture try-ins, intraoral scans, shade requests,
  prescriptions, delivery notes, remake requests, price lists, technician shifts, furnace programs, disc stock,
  customer accounts, barcode labels, case photographs, approval stages, credit notes, pick-up rounds, night guards,
  model bases, design files, lot numbers, statement runs, due dates, user roles, bite registrations,
  surgical guides, calendar closures
`);

export const NOUNS = list(`
  work order, case, crown, three-unit bridge, veneer, inlay, custom abutment, full denture, partial framework,
  night guard, surgical guide, stone model, printed model, impression, intraoral scan, bite registration,
  prescription, shade tab, zirconia disc, wax pattern, articulator, milling strategy, sintering program,
  delivery note, courier label, remake request, price list, technician, department, dentist, clinic account,
  due date, calendar, approval stage, lot number, material batch, barcode, photograph, checklist, try-in,
  margin line, occlusal contact, report, dashboard, user role, audit trail, attachment, return tray
`);

export const VERBS = list(`
  opens, locks, updates, reserves, releases, routes, flags, copies, validates, recalculates, reassigns, archives,
  prints, notifies, attaches, replaces, schedules, confirms, hides, restores, compares, filters, groups, counts,
  exports
`);

export const ADJECTIVES = list(`
  urgent, pending, approved, rejected, overdue, incoming, outgoing, monolithic, layered, screw-retained,
  provisional, final, digital, shared, private, archived, duplicate, partial, default, linked, locked, unassigned
`);

export const PLACES = list(`
  at the intake bench, in the plaster room, in the design queue, on the milling floor, next to the furnace,
  in the ceramics department, at final inspection, in the packing area, in the customer portal,
  on the technician tablet, in the weekly plan, in the archive, on the front desk screen
`);

export const TIMES = [
  'before the morning pick-up',
  'after the second firing',
  'within two working days',
  'at the end of the shift',
  'once the scan has been accepted',
  'as soon as the clinic replies',
  'during the nightly job',
  'before the due date is promised',
  'after the margin has been marked',
  'while the disc is still in the mill',
];

export const REASONS = [
  'so that nobody starts the same unit twice',
  'because the due date depends on it',
  'so the clinic sees the same status as the bench',
  'because a remake must refer to the original case',
  'because the shade was taken under different light',
  'so that the planner can move the remaining steps',
  'because regulators ask for the batch of every material',
  'because partial deliveries are packed separately',
];

export const FIELDS = list(`
  Tooth positions, Material, Shade system, Due date, Clinic reference, Priority, Stage, Department, Batch, Carrier,
  Return address, Warranty months, Implant platform, Occlusion scheme, Contact strength, Pontic design,
  Attachment limit, Approval mode
`);

export const VALUES = ['text', 'number', 'date', 'one of a list', 'yes or no', 'file', 'reference', 'list of teeth'];

/** Used on some pages only, so that a search for it has a correct answer. */
export const BILLING = [
  'Each invoice lists the units, the material surcharge and the discount agreed with the clinic.',
  'An invoice that was already sent cannot be edited; issue a credit note instead.',
  'Units that were invoiced on another document are greyed out in the picker.',
];
