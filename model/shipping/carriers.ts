/**
 * The carriers that Pilot creates labels with, in the order of the sidebar. An entry gives a carrier its connection, its
 * column in the table of carriers, and its place in every list of carriers in the model.
 */
import {field} from '../field';
import {connectionStatus} from '../system/connections';
import type {Entity, FactTable, Field} from '../types';

const UPDATE = 'Integrations › Shipping Carriers: Update';

type Carrier = {
  name: string;
  /** As in the identity; the last part of its page's address. */
  slug: string;
  howToConnect: string;
  returnLabels: string;
  /** Settings that only this carrier has. */
  ownFields?: readonly Field[];
};

export const carriers: readonly Carrier[] = [
  {
    name: 'UPS',
    slug: 'ups',
    howToConnect: 'Sign in at UPS with your own account number',
    returnLabels: 'Printed, in the portal, or emailed as a PDF',
  },
  {
    name: 'FedEx',
    slug: 'fedex',
    howToConnect: 'Enter your own account number and confirm it at FedEx',
    returnLabels: 'Printed, in the portal, or emailed as a PDF, with a QR code if the service supports it',
    ownFields: [
      field(
        'QR code on returns',
        'Adds a QR code to emailed return labels for services that support it, so the carrier can print the label.',
        'On or off',
        'On',
        UPDATE,
      ),
    ],
  },
];

const names = carriers.map(({name}) => name);
/** `UPS and FedEx` */
export const everyCarrier = new Intl.ListFormat('en').format(names);
/** What a shipping route accepts: `**UPS**, **FedEx**, or **Local**`. */
export const routeCarriers = new Intl.ListFormat('en', {type: 'disjunction'}).format(
  [...names, 'Local'].map((name) => `**${name}**`),
);

const sharedFields = (name: string): readonly Field[] => [
  field(
    'Connection name',
    'Your name for the account. Routes and return labels show it if you have two accounts with one carrier.',
    'Text, unique',
    name,
    UPDATE,
  ),
  field(
    'Account number',
    `Your own ${name} account. ${name} charges labels to it at your contract rate.`,
    'Text',
    '—',
    UPDATE,
  ),
  connectionStatus,
  field(
    'Ship-from address',
    'The sender on outgoing labels and the address for carrier pickups.',
    'An address',
    "The default billing lab's address",
    UPDATE,
  ),
  field(
    'Services',
    'The services you can choose on shipping routes.',
    "Any of the carrier's domestic services",
    'All',
    UPDATE,
  ),
  field(
    'Return services',
    'The services you can choose for return labels.',
    "Any of the carrier's return services",
    'The ground service',
    UPDATE,
  ),
  field(
    'Label format',
    'The format for your label printer.',
    'PDF (Letter), PDF (4 × 6 in), or ZPL',
    'PDF (4 × 6 in)',
    UPDATE,
  ),
  field(
    'Default packaging',
    'The default box size and weight for labels.',
    "Your own boxes, or the carrier's",
    'Your own box, 1 lb',
    UPDATE,
  ),
  field(
    'Bill returns on',
    "When the carrier bills you for a return label. Your reports use it to match the carrier's bill.",
    'First scan, or label creation',
    'First scan',
    UPDATE,
  ),
  field(
    'Pickups',
    'Whether the carrier comes every day or Pilot books each pickup.',
    'Daily, or On request',
    'Daily',
    UPDATE,
  ),
  field('Carrier emails', 'Lets the carrier send its own delivery emails to the office.', 'On or off', 'Off', UPDATE),
];

export const carrierConnections: readonly Entity[] = carriers.map(({name, slug, ownFields = []}) => ({
  id: `${slug}Connection`,
  name: `${name} connection`,
  fields: [...sharedFields(name), ...ownFields],
}));

const row = (id: string, task: string, cell: (carrier: Carrier) => string) => ({
  id,
  cells: [task, ...carriers.map(cell)],
});

export const carrierCapabilities: FactTable = {
  id: 'carrier-capabilities',
  caption: 'Where the carriers differ',
  columns: ['Task', ...names],
  rows: [
    row('connect', 'Connect', ({howToConnect}) => howToConnect),
    row('returns', 'Return labels', ({returnLabels}) => returnLabels),
  ],
};
