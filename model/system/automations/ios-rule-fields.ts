/** What a rule of the IOS Case Create trigger can read: the fields that scanners send with an order. */
import {scannerTypes, type ScannerType} from './triggers';

export type RuleField = {
  /** The key, as the rule editor and the run log write it. */
  id: string;
  name: string;
  group: 'Order' | 'Contact' | 'Address' | 'Items';
  /** Empty where the name says it. */
  meaning: string;
  accepts: string;
  /** Scanners that send the field. A rule on a field that the scanner does not send never matches. */
  sentBy: readonly ScannerType[];
};

const every = scannerTypes;

export const iosRuleFields: readonly RuleField[] = [
  {
    id: 'order_number',
    name: 'Order Number',
    group: 'Order',
    meaning: 'A rescan has the same number.',
    accepts: 'Text',
    sentBy: every,
  },
  {
    id: 'description',
    name: 'Description',
    group: 'Order',
    meaning: 'The free text of the prescription, often empty.',
    accepts: 'Text',
    sentBy: every,
  },
  {
    id: 'case_name',
    name: 'Case Name',
    group: 'Order',
    meaning: "Often the patient's name or reference.",
    accepts: 'Text',
    sentBy: every,
  },
  {
    id: 'scanner_name',
    name: 'Scanner Name',
    group: 'Order',
    meaning: 'Your name for the connection.',
    accepts: 'One of your scanner connections',
    sentBy: every,
  },
  {
    id: 'scanner_type',
    name: 'Scanner Type',
    group: 'Order',
    meaning: '',
    accepts: 'iTero, 3Shape, or Medit',
    sentBy: every,
  },
  {
    id: 'scanner_contact_name',
    name: 'Scanner Contact Name',
    group: 'Contact',
    meaning: 'The doctor or office named as the sender.',
    accepts: 'Text',
    sentBy: every,
  },
  {
    id: 'contact_phone',
    name: 'Contact Phone',
    group: 'Contact',
    meaning: 'Pilot compares only the digits.',
    accepts: 'Text',
    sentBy: ['Medit'],
  },
  {
    id: 'contact_email',
    name: 'Contact Email',
    group: 'Contact',
    meaning: '',
    accepts: 'Text',
    sentBy: ['Medit'],
  },
  {
    id: 'address_street',
    name: 'Address Street',
    group: 'Address',
    meaning: 'Both lines, joined.',
    accepts: 'Text',
    sentBy: ['iTero', 'Medit'],
  },
  {
    id: 'address_city',
    name: 'Address City',
    group: 'Address',
    meaning: '',
    accepts: 'Text',
    sentBy: ['iTero', 'Medit'],
  },
  {
    id: 'address_state',
    name: 'Address State',
    group: 'Address',
    meaning: '',
    accepts: 'Text',
    sentBy: ['iTero', 'Medit'],
  },
  {
    id: 'address_postal_code',
    name: 'Address Postal Code',
    group: 'Address',
    meaning: '**contains** finds a ZIP code inside a ZIP+4.',
    accepts: 'Text',
    sentBy: ['iTero', 'Medit'],
  },
  {
    id: 'address_country',
    name: 'Address Country',
    group: 'Address',
    meaning: '',
    accepts: 'Text',
    sentBy: ['iTero', 'Medit'],
  },
  {
    id: 'item_product',
    name: 'Item Product',
    group: 'Items',
    meaning: "The scanner's code for what was ordered.",
    accepts: 'A code seen under **Raw values**',
    sentBy: every,
  },
  {
    id: 'item_product_display_name',
    name: 'Item Product Display Name',
    group: 'Items',
    meaning: 'The same in words.',
    accepts: 'Text',
    sentBy: every,
  },
  {
    id: 'item_method',
    name: 'Item Method',
    group: 'Items',
    meaning: "The scanner's code for how to make it.",
    accepts: 'A code seen under **Raw values**',
    sentBy: every,
  },
  {
    id: 'item_method_display_name',
    name: 'Item Method Display Name',
    group: 'Items',
    meaning: 'The same in words.',
    accepts: 'Text',
    sentBy: every,
  },
  {
    id: 'item_material',
    name: 'Item Material',
    group: 'Items',
    meaning: "The scanner's code for the material.",
    accepts: 'A code seen under **Raw values**',
    sentBy: every,
  },
  {
    id: 'item_material_display_name',
    name: 'Item Material Display Name',
    group: 'Items',
    meaning: 'The same in words.',
    accepts: 'Text',
    sentBy: every,
  },
  {
    id: 'item_shade',
    name: 'Item Shade',
    group: 'Items',
    meaning: '',
    accepts: 'Text such as `A2`',
    sentBy: every,
  },
  {
    id: 'item_stump_shade',
    name: 'Item Stump Shade',
    group: 'Items',
    meaning: 'The shade of the prepared tooth.',
    accepts: 'ND1–ND9 or ST1–ST9',
    sentBy: every,
  },
  {
    id: 'item_tooth_number',
    name: 'Item Tooth Number',
    group: 'Items',
    meaning:
      "The tooth's Universal number. Pilot converts other numbering systems and shows the original number under **Raw values**.",
    accepts: '1–32 or A–T',
    sentBy: every,
  },
  {
    id: 'item_jaw_type',
    name: 'Item Jaw Type',
    group: 'Items',
    meaning: '',
    accepts: 'Upper, Lower, or Both',
    sentBy: every,
  },
];
