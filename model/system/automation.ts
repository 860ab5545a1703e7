import type {Entity} from '../types';
import {BY_PILOT, field} from '../field';

const update = 'System › Automations: Update';

export const automation: Entity = {
  id: 'automation',
  name: 'Automation',
  fields: [
    field('Name', 'The name that appears in the run log.', 'Text, unique, up to 80 characters', '—', update),
    field(
      'Trigger',
      "The event that starts the automation. You can't change it after you save.",
      'IOS Case Create, Product Added/Removed, Additional Step Added',
      '—',
      'System › Automations: Create',
    ),
    field(
      'Rules',
      'Conditions that must all match. An automation with no rules always matches.',
      'Up to 20 rules',
      'None',
      update,
    ),
    field('Actions', 'What Pilot does, in order from top to bottom.', '1 to 20 actions', '—', update),
    field(
      'Order',
      "The automation's place among those with the same trigger.",
      'A number; drag to change',
      'Last',
      update,
    ),
    field(
      'Stop after this one',
      "If the automation matches, later ones with the same trigger don't run for this event.",
      'On or off',
      'Off',
      update,
    ),
    field('Status', "Automations run only while they're on.", '**On** or **Off**', 'Off', update),
    field(
      'Last run',
      'When the automation last matched, and on which case.',
      'Date, time, and case number',
      '—',
      BY_PILOT,
    ),
    field('Runs in 30 days', 'How many times the automation matched in the last 30 days.', 'A number', '0', BY_PILOT),
  ],
};

export const automationRule: Entity = {
  id: 'automationRule',
  name: 'Rule',
  fields: [
    field(
      'Field',
      'What Pilot compares. The list depends on the trigger.',
      "One of the trigger's rule fields",
      '—',
      update,
    ),
    field(
      'Operator',
      'How Pilot compares the field with the value. Capitalization is ignored.',
      'is, is not, contains, is one of',
      'is',
      update,
    ),
    field(
      'Value',
      'What Pilot compares the field with. For item fields, the editor lists values your lab has received.',
      'Text, or a list of up to 100 values for **is one of**',
      '—',
      update,
    ),
    field(
      'Match on',
      "For product, method, and material, whether Pilot compares the scanner's code or the display name.",
      'Code or Display Name',
      'Display Name',
      update,
    ),
  ],
};

const portal = 'Cases › IOS Portal: Update';

export const iosOrder: Entity = {
  id: 'iosOrder',
  name: 'IOS order',
  fields: [
    field('Order Number', "The number from the scanner's service.", 'Text', '—', BY_PILOT),
    field(
      'Status',
      'Whether someone still has to review the order.',
      '**New**, **Accepted**, **Updated**, or **Rejected**',
      'New',
      portal,
    ),
    field('Scanner', 'The scanner connection and its type.', 'iTero, 3Shape, or Medit', '—', BY_PILOT),
    field('Case Name', "The name the office gave the order. It becomes the case's patient.", 'Text', '—', BY_PILOT),
    field('Scanner Contact Name', 'The doctor or office that sent the order.', 'Text', '—', BY_PILOT),
    field('Contact Phone and Email', "The sender's phone and email. Medit only.", 'Text', '—', BY_PILOT),
    field('Address', "The sender's address. iTero and Medit only.", 'Text', '—', BY_PILOT),
    field('Description', 'Notes and instructions. They become a comment on the case.', 'Text', '—', BY_PILOT),
    field(
      'Items',
      'The product, method, material, shade, stump shade, tooth number, and jaw for each item.',
      'A list',
      '—',
      BY_PILOT,
    ),
    field(
      'Files',
      "The scan files. They become version 1 of the case's scans, and a rescan adds a version.",
      'STL, PLY, OBJ, DCM, 3OXZ, or ZIP',
      '—',
      BY_PILOT,
    ),
    field(
      'Raw values',
      'Every value as the scanner sent it: codes, display names, and numbers.',
      'A table',
      '—',
      BY_PILOT,
    ),
    field(
      'Pair',
      'The doctor-office pair for the case, which Pilot proposes when the order arrives.',
      'An active doctor-office pair, or blank; what a person chooses replaces the proposal',
      'The proposal, if any',
      portal,
    ),
    field('Due date', 'The due date for the case.', 'A date, or blank', 'The requested date, if any', portal),
    field(
      'Go Live',
      "When this flag is on, the accepted case goes live right away if it has a pair, a due date, and a line item and isn't on hold. When the flag is off, the case waits in Entry.",
      'On or off',
      "The scanner connection's setting",
      portal,
    ),
    field('Reject reason', 'Why the order was rejected.', 'Text, required to reject', '—', portal),
    field('Case', 'The case the order became.', 'A case number', '—', BY_PILOT),
    field('Received', 'When the order arrived.', 'Date and time', '—', BY_PILOT),
  ],
};
