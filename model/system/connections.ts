import type {Entity} from '../types';
import {BY_PILOT, field} from '../field';

const accounting = 'Integrations › Accounting: Update';
const scanners = 'Integrations › Intraoral Scanners: Update';
const payments = 'Integrations › Payment Processing: Update';

/** Every connection has it. */
export const connectionStatus = field(
  'Status',
  'Nothing syncs unless it is **Connected**.',
  '**Not connected**, **Connected**, or **Needs attention**',
  'Not connected',
  BY_PILOT,
);

export const quickbooksConnection: Entity = {
  id: 'quickbooksConnection',
  name: 'QuickBooks Online connection',
  fields: [
    field(
      'Billing lab',
      'The billing lab that syncs.',
      "One billing lab that isn't connected yet",
      '—',
      'Integrations › Accounting: Create',
    ),
    field(
      'Company',
      'The QuickBooks Online company you choose when you sign in at Intuit. To change it, disconnect and connect again.',
      'One company that no other billing lab uses',
      '—',
      'Integrations › Accounting: Create',
    ),
    connectionStatus,
    field('Sync from', 'Documents with an earlier date never sync.', 'A date', 'The day you connect', accounting),
    field('Sync', 'When changes sync.', 'As they happen, Once a day, or Manually', 'As they happen', accounting),
    field(
      'Account mapping',
      'The QuickBooks account for each amount.',
      'One account for each row of the mapping',
      '—',
      accounting,
    ),
    field(
      'Patient on the invoice',
      'Whether the patient reference appears on the QuickBooks invoice.',
      'Off, or in the memo',
      'Off',
      accounting,
    ),
    field(
      'Bring in invoices made in QuickBooks',
      'Invoices entered in QuickBooks for a linked customer, dated on or after **Sync from**, appear in Pilot as **Synced from accounting**.',
      'On or off',
      'On',
      accounting,
    ),
    field(
      'Last sync',
      'When something last synced, and what failed.',
      'Date, time, and a list of errors',
      '—',
      BY_PILOT,
    ),
  ],
};

export const scannerConnection: Entity = {
  id: 'scannerConnection',
  name: 'Scanner connection',
  fields: [
    field(
      'Scanner Name',
      'Your name for the connection. Automation rules can use it.',
      'Text, unique',
      'The scanner type',
      scanners,
    ),
    field(
      'Scanner Type',
      "The scanner's service.",
      'iTero, 3Shape, or Medit',
      '—',
      'Integrations › Intraoral Scanners: Create',
    ),
    connectionStatus,
    field('Account', 'The lab account you used to sign in to the service.', 'Text', '—', BY_PILOT),
    field(
      'Receive orders from',
      "Pilot doesn't fetch orders sent before this moment.",
      'Date and time',
      'The moment you connect',
      scanners,
    ),
    field('Auto-accept', 'Accepts an order as soon as Pilot can propose a pair for it.', 'On or off', 'Off', scanners),
    field('Go Live', 'The default for new orders.', 'On or off', 'Off', scanners),
    field(
      'Case type',
      'The case type for new cases, unless an automation chooses another.',
      'A value from Case types',
      'New',
      scanners,
    ),
    field('Notify', 'Who is notified of new and updated orders.', 'Users', 'None', scanners),
    field('Last order', 'When the last order arrived.', 'Date and time', '—', BY_PILOT),
  ],
};

export const stripeConnection: Entity = {
  id: 'stripeConnection',
  name: 'Stripe connection',
  fields: [
    field(
      'Billing lab',
      'The billing lab that takes the payments.',
      'One billing lab',
      'The default billing lab',
      'Integrations › Payment Processing: Create',
    ),
    field(
      'Stripe account',
      'The Stripe account that receives the money.',
      'One Stripe account',
      '—',
      'Integrations › Payment Processing: Create',
    ),
    connectionStatus,
    field('Payment methods', 'What offices can pay with.', 'Card, ACH, or both', 'Both', payments),
    field(
      'Payments on the Client Portal',
      'Shows **Pay** to portal users who can see billing.',
      'On or off',
      'On',
      payments,
    ),
    field('Autopay', "Allows autopay for this billing lab's accounts.", 'On or off', 'On', payments),
    field(
      'Processing fee',
      'The fee, as a percent of each credit card payment, for billing accounts with **Charge processing fee** on.',
      '0% to 4%, with up to two decimal places',
      '0%',
      payments,
    ),
    field(
      'Statement descriptor',
      'What the payer sees on the card or bank statement.',
      '5 to 22 characters',
      "The billing lab's name, shortened",
      payments,
    ),
  ],
};
