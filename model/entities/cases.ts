import type {Entity} from '../types';
import {BY_PILOT, field} from './field';

const CASES = 'Cases › Cases: Update';
const LINES = 'Cases › Line Items: Update';
const VIEWS = 'The owner of a private view; Cases › Case Views: Update for a shared one';

export const caseEntity: Entity = {
  id: 'case',
  name: 'Case',
  plural: 'Cases',
  what: 'A case is one job for one doctor-office pair and one patient.',
  page: '/docs/cases/overview',
  fields: [
    field('Case number', 'The running number of the case. Its invoice gets the same number.', 'A whole number that never changes, such as `10482`', 'The next number', BY_PILOT),
    field('Patient', 'The patient\'s name or a reference from the office, such as `PT-0917`.', 'Text, up to 60 characters', '—', CASES),
    field('Pan number', 'The number of the tray that holds the case in the lab. It is free again once the case has shipped.', 'Text that no other unshipped case uses', '—', CASES),
    field('Doctor-office pair', 'The customer of the case. Choosing a doctor chooses a pair.', 'One active pair whose doctor is not **Deactivated**; fixed while the case is invoiced', '—', CASES),
    field('Case type', 'What kind of job it is, for filters and reports.', 'A value of the case types list', 'The first value of the list', CASES),
    field('Status', 'Where the case is in its life.', '**Entry**, **Live**, **On Hold**, **Shipped** or **Cancelled**', '**Entry**', CASES),
    field('Hold reason', 'Why the case is **On Hold**.', 'A value of the hold reasons list, required while the case is **On Hold**', '—', CASES),
    field('Cancellation reason', 'Why the case is **Cancelled**.', 'A value of the cancellation reasons list, required to cancel', '—', CASES),
    field('Received date', 'The day the case came into the lab.', 'Today or an earlier date', 'Today', CASES),
    field('Due date', 'The day the case must be at the office.', 'The received date or a later date; required for **Go Live**', '—', CASES),
    field('Ship date', 'The day the case leaves the lab: the due date minus the transit days of the shipping route, and never earlier than the day on which it is counted.', 'A date', 'Counted from the due date and the route', BY_PILOT),
    field('Shipping route', 'How the case travels to the office.', 'One active shipping route; required to ship', 'The default shipping route of the office', CASES),
    field('Shipping charge', 'What the customer pays for shipping. Cases combined in one shipment pay it once.', 'A dollar amount of 0 or more; needs Finance › Prices on Cases: View', 'The cost to customer of the route', CASES),
    field('Tags', 'Words that group cases. Rush tags come first in Technicians\' View.', 'Any number of values of the tags list', 'None', CASES),
    field('Location', 'The workstation where the case is. Starting a step moves the case to that step\'s workstation.', 'A workstation', 'Blank until the first step starts', BY_PILOT),
    field('Line items', 'The products on the case.', 'One or more line items; **Go Live** needs at least one', 'None', LINES),
    field('Scans', 'The versions of the 3D files.', 'Any number of versions', 'None', 'Cases › Files: Create'),
    field('Attachments', 'Documents, pictures and videos.', 'Any number of files', 'None', 'Cases › Files: Create'),
    field('Linked cases', 'Earlier and later cases of the same treatment, as remakes or phases.', 'Any number of cases of the same doctor', 'None', CASES),
    field('Custom fields', 'Fields that your lab has added to its cases.', 'Text, number, date or yes/no, as each custom field was set up', '—', CASES),
    field('Invoiced', 'Whether the case has an invoice. It is not a status: a case can be invoiced in any status from **Live** on.', 'Yes or no', 'No', 'Finance › Invoices: Create'),
  ],
};

export const lineItem: Entity = {
  id: 'lineItem',
  name: 'Line item',
  plural: 'Line items',
  what: 'A line item is one product on a case.',
  page: '/docs/cases/line-items',
  fields: [
    field('Product', 'What is made or charged.', 'An active product with a custom price for the doctor or a price on the pricelist of the pair', '—', LINES),
    field('Notation', 'The teeth or arches of the line.', 'Universal numbers 1–32 or primary A–T, such as `8, 9`; bridges with marks such as `3A, 4P, 5A`; `Upper`, `Lower`', 'Blank; `Upper, Lower` with **Both Arches Only**', LINES),
    field('Quantity', 'How many units are made and charged.', 'A whole number from 1 to 99; fixed at 1 with **Both Arches Only**', 'The number of teeth in the notation, otherwise 1', LINES),
    field('Rate', 'The price of one unit. It comes from the custom price or the pricelist and stays when those change later.', 'A dollar amount; editable with **Allow Rate Change**', 'Custom price, otherwise pricelist', LINES),
    field('Discount', 'What is taken off quantity × rate.', 'A percent from 0 to 100, or an amount up to the line\'s subtotal; needs **Allow Discount**', 'None', LINES),
    field('Line total', 'Quantity × rate minus the discount, before tax.', 'A dollar amount', 'Computed', BY_PILOT),
    field('Tax', 'The line total × the rate of the office\'s tax area. The invoice computes tax once, on the sum of its taxable lines.', 'A dollar amount; $0.00 for a product that is not taxable', 'Computed', BY_PILOT),
    field('Shade', 'The shade of the finished work.', 'A value of the shades list; needs **Allow Shades**', '—', LINES),
    field('Stump shade', 'The shade of the prepared tooth.', 'A value of the stump shades list; needs **Allow Shades**', '—', LINES),
    field('Remake reason', 'Why this line is made again. It appears on cases that a remake link marks as a remake.', 'A value of the remake reasons list', '—', LINES),
    field('Note', 'An instruction for this line, printed on the work ticket.', 'Text, up to 500 characters', '—', LINES),
    field('Production template', 'The template whose steps the line brings when the case goes live.', 'A production template; can be changed before **Go Live**', 'The default production template of the product', LINES),
  ],
};

export const linkedCase: Entity = {
  id: 'linkedCase',
  name: 'Linked case',
  plural: 'Linked cases',
  what: 'A linked case is another case of the same patient that this case follows, as a remake or as the next phase.',
  page: '/docs/cases/overview',
  fields: [
    field('Link type', 'Why the cases are linked. **Remake** marks the new case as a remake; **Phase** joins the stages of one treatment.', '**Remake** or **Phase**', '—', CASES),
    field('Earlier case', 'The case that was made first.', 'One case of the same doctor', '—', CASES),
    field('Later case', 'The case that follows it.', 'One case of the same doctor; it cannot come before itself in the chain', 'The case you link from', CASES),
    field('Phase name', 'The stage of the treatment, such as custom tray, try-in or finish.', 'Text, up to 40 characters; only for **Phase**', '—', CASES),
    field('Chain', 'All cases that are joined by links, oldest first.', 'A list of case numbers', 'Computed', BY_PILOT),
    field('Linked by', 'Who made the link and when.', 'A name, date and time', 'The person who made it', BY_PILOT),
  ],
};

export const caseView: Entity = {
  id: 'caseView',
  name: 'View',
  plural: 'Views',
  what: 'A view remembers columns, filters and sort order of Case Search.',
  page: '/docs/cases/search',
  fields: [
    field('View name', 'The name on the tab of the view.', 'Text, up to 40 characters, required', '—', VIEWS),
    field('Sharing', '**Private** views are yours. **Shared** views appear for everyone with Cases › Case Views: View.', '**Private** or **Shared**', '**Private**', VIEWS),
    field('Columns', 'Which columns are shown and in which order.', 'Any columns of Case Search; money columns need Finance › Prices on Cases: View', 'Case number, patient, doctor, office, status, due date, ship date, location, problems', VIEWS),
    field('Quick filters', 'Filters typed or chosen at the head of a column.', 'One condition per column', 'None', VIEWS),
    field('Advanced filters', 'Conditions on any field, joined by **All of** or **Any of**.', 'One or more conditions', 'None', VIEWS),
    field('Sort', 'The column and direction of the sort order.', 'One column, ascending or descending', 'Due date, ascending', VIEWS),
    field('Owner', 'Who made the view. A private view belongs to its owner alone.', 'A user', 'The person who made it', BY_PILOT),
  ],
};
