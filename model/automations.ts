/** Automations: what starts one, what its rules read, how they compare, what it does. */

export const scannerTypes = ['iTero', '3Shape', 'Medit'] as const;
export type ScannerType = (typeof scannerTypes)[number];

export type TriggerId = 'ios-case-create' | 'product-added-removed' | 'additional-step-added';

export type Trigger = {
  id: TriggerId;
  name: string;
  runsWhen: string;
  typicalUse: string;
};

export const triggers: readonly Trigger[] = [
  {
    id: 'ios-case-create',
    name: 'IOS Case Create',
    runsWhen:
      'An order in the IOS portal is accepted and becomes a case. It runs before the case appears in Case Search.',
    typicalUse: 'Assign the doctor-office pair, add the products, choose the case type.',
  },
  {
    id: 'product-added-removed',
    name: 'Product Added/Removed',
    runsWhen:
      'A line item is added to or removed from a case, by a person, an import, the Client Portal or another automation.',
    typicalUse: 'Add a second product that always goes with the first, or add a tag.',
  },
  {
    id: 'additional-step-added',
    name: 'Additional Step Added',
    runsWhen: 'An additional step is added to a case, by a person or by another automation.',
    typicalUse: 'Tell the doctor about the extra time, or put the case on hold until a part arrives.',
  },
];

export type RuleField = {
  /** The key, as the rule editor and the run log write it. */
  id: string;
  name: string;
  group: 'Order' | 'Contact' | 'Address' | 'Items';
  meaning: string;
  accepts: string;
  /** Scanners that send the field. A rule on a field that the scanner does not send never matches. */
  sentBy: readonly ScannerType[];
};

const every = scannerTypes;

/** What a rule of the IOS Case Create trigger can read. */
export const iosRuleFields: readonly RuleField[] = [
  {
    id: 'order_number',
    name: 'Order Number',
    group: 'Order',
    meaning: "The number that the scanner's service gave the order. A rescan keeps it.",
    accepts: 'Text',
    sentBy: every,
  },
  {
    id: 'description',
    name: 'Description',
    group: 'Order',
    meaning: 'The free text of the prescription: notes and instructions to the lab. Often empty.',
    accepts: 'Text',
    sentBy: every,
  },
  {
    id: 'case_name',
    name: 'Case Name',
    group: 'Order',
    meaning: "The name that the office gave the order, often the patient's name or reference.",
    accepts: 'Text',
    sentBy: every,
  },
  {
    id: 'scanner_name',
    name: 'Scanner Name',
    group: 'Order',
    meaning:
      'The name of the scanner connection that the order came through, as you named it under **Admin › Integrations**.',
    accepts: 'One of your scanner connections',
    sentBy: every,
  },
  {
    id: 'scanner_type',
    name: 'Scanner Type',
    group: 'Order',
    meaning: 'The make of the scanner service.',
    accepts: 'iTero, 3Shape or Medit',
    sentBy: every,
  },
  {
    id: 'scanner_contact_name',
    name: 'Scanner Contact Name',
    group: 'Contact',
    meaning: "The doctor or office named as the sender in the scanner's service.",
    accepts: 'Text',
    sentBy: every,
  },
  {
    id: 'contact_phone',
    name: 'Contact Phone',
    group: 'Contact',
    meaning: "The sender's phone number. Only digits are compared.",
    accepts: 'Text',
    sentBy: ['Medit'],
  },
  {
    id: 'contact_email',
    name: 'Contact Email',
    group: 'Contact',
    meaning: "The sender's email address.",
    accepts: 'Text',
    sentBy: ['Medit'],
  },
  {
    id: 'address_street',
    name: 'Address Street',
    group: 'Address',
    meaning: "Street of the sender's address, both lines joined.",
    accepts: 'Text',
    sentBy: ['iTero', 'Medit'],
  },
  {
    id: 'address_city',
    name: 'Address City',
    group: 'Address',
    meaning: "City of the sender's address.",
    accepts: 'Text',
    sentBy: ['iTero', 'Medit'],
  },
  {
    id: 'address_state',
    name: 'Address State',
    group: 'Address',
    meaning: "State of the sender's address, as the scanner's service writes it.",
    accepts: 'Text',
    sentBy: ['iTero', 'Medit'],
  },
  {
    id: 'address_postal_code',
    name: 'Address Postal Code',
    group: 'Address',
    meaning: "Postal code of the sender's address. **contains** finds a ZIP inside a ZIP+4.",
    accepts: 'Text',
    sentBy: ['iTero', 'Medit'],
  },
  {
    id: 'address_country',
    name: 'Address Country',
    group: 'Address',
    meaning: "Country of the sender's address.",
    accepts: 'Text',
    sentBy: ['iTero', 'Medit'],
  },
  {
    id: 'item_product',
    name: 'Item Product',
    group: 'Items',
    meaning: "What is ordered for the tooth or the jaw, as the scanner's code.",
    accepts: 'Text: a code seen under **Raw values**',
    sentBy: every,
  },
  {
    id: 'item_product_display_name',
    name: 'Item Product Display Name',
    group: 'Items',
    meaning: 'What is ordered, as the words a person reads.',
    accepts: 'Text',
    sentBy: every,
  },
  {
    id: 'item_method',
    name: 'Item Method',
    group: 'Items',
    meaning: "How it is to be made, as the scanner's code.",
    accepts: 'Text: a code seen under **Raw values**',
    sentBy: every,
  },
  {
    id: 'item_method_display_name',
    name: 'Item Method Display Name',
    group: 'Items',
    meaning: 'How it is to be made, as the words a person reads.',
    accepts: 'Text',
    sentBy: every,
  },
  {
    id: 'item_material',
    name: 'Item Material',
    group: 'Items',
    meaning: "What it is made of, as the scanner's code.",
    accepts: 'Text: a code seen under **Raw values**',
    sentBy: every,
  },
  {
    id: 'item_material_display_name',
    name: 'Item Material Display Name',
    group: 'Items',
    meaning: 'What it is made of, as the words a person reads.',
    accepts: 'Text',
    sentBy: every,
  },
  {
    id: 'item_shade',
    name: 'Item Shade',
    group: 'Items',
    meaning: 'The shade of the finished tooth.',
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
      'The tooth, in Universal numbers. A number sent in another system is converted; the number as sent stays under **Raw values**.',
    accepts: '1–32 or A–T',
    sentBy: every,
  },
  {
    id: 'item_jaw_type',
    name: 'Item Jaw Type',
    group: 'Items',
    meaning: 'The jaw of the item.',
    accepts: 'Upper, Lower or Both',
    sentBy: every,
  },
];

/** What rules of the two other triggers can read; the fields come from the case in Pilot. */
export const caseRuleFields: readonly {
  id: string;
  name: string;
  meaning: string;
  triggers: readonly Exclude<TriggerId, 'ios-case-create'>[];
}[] = [
  {
    id: 'change',
    name: 'Change',
    meaning: 'Whether the product was added or removed.',
    triggers: ['product-added-removed'],
  },
  {
    id: 'product',
    name: 'Product',
    meaning: 'The product that was added or removed.',
    triggers: ['product-added-removed'],
  },
  {
    id: 'restoration_type',
    name: 'Restoration Type',
    meaning: 'The restoration type of that product.',
    triggers: ['product-added-removed'],
  },
  {id: 'quantity', name: 'Quantity', meaning: 'The quantity of the line item.', triggers: ['product-added-removed']},
  {
    id: 'step_title',
    name: 'Step Title',
    meaning: 'The title of the additional step.',
    triggers: ['additional-step-added'],
  },
  {
    id: 'step_template',
    name: 'Step Template',
    meaning: 'The production template step that the additional step came from; empty for a free step.',
    triggers: ['additional-step-added'],
  },
  {
    id: 'step_assignee',
    name: 'Step Assignee',
    meaning: 'The user whom the step is assigned to.',
    triggers: ['additional-step-added'],
  },
  {
    id: 'doctor',
    name: 'Doctor',
    meaning: 'The doctor of the case.',
    triggers: ['product-added-removed', 'additional-step-added'],
  },
  {
    id: 'office',
    name: 'Office',
    meaning: 'The office of the case.',
    triggers: ['product-added-removed', 'additional-step-added'],
  },
  {
    id: 'case_type',
    name: 'Case Type',
    meaning: 'The case type of the case.',
    triggers: ['product-added-removed', 'additional-step-added'],
  },
  {
    id: 'tag',
    name: 'Tag',
    meaning: 'Any tag on the case.',
    triggers: ['product-added-removed', 'additional-step-added'],
  },
];

export type Operator = {id: string; name: string; matches: string; example: string};

/** Comparisons ignore upper and lower case, and spaces at both ends. */
export const operators: readonly Operator[] = [
  {id: 'is', name: 'is', matches: 'The value equals what you typed.', example: 'Item Tooth Number **is** `8`'},
  {
    id: 'is-not',
    name: 'is not',
    matches: 'The value differs from what you typed, or the scanner sent none.',
    example: 'Scanner Type **is not** `Medit`',
  },
  {
    id: 'contains',
    name: 'contains',
    matches: 'What you typed occurs anywhere in the value.',
    example: 'Item Material Display Name **contains** `zirconia`',
  },
  {
    id: 'is-one-of',
    name: 'is one of',
    matches: 'The value equals any entry of your list, up to 100 entries.',
    example: 'Item Shade **is one of** `A1`, `A2`, `A3`',
  },
];

export type Action = {
  id: string;
  name: string;
  does: string;
  settings: readonly {name: string; accepts: string}[];
  availableFor: readonly TriggerId[];
};

const anyTrigger: readonly TriggerId[] = ['ios-case-create', 'product-added-removed', 'additional-step-added'];

export const actions: readonly Action[] = [
  {
    id: 'add-products',
    name: 'Add products',
    does: 'Adds one or more line items. With IOS Case Create it runs once for each item that matches and takes the tooth, shade and stump shade from it; lines that differ only in the tooth become one line. A product that has no price for the pair is not added, and the run log says so.',
    settings: [
      {name: 'Products', accepts: 'One or more active products'},
      {name: 'Notation', accepts: 'From the item (default), or fixed text'},
      {name: 'Quantity', accepts: 'One for each tooth (default), or a number'},
      {
        name: 'Join items',
        accepts:
          'Off (default), or on: items on neighboring teeth become one bridge line, for products with Bridge Notation',
      },
    ],
    availableFor: anyTrigger,
  },
  {
    id: 'assign-pair',
    name: 'Assign pair',
    does: 'Sets the doctor-office pair of the new case. A pair that a person chose while accepting the order is kept.',
    settings: [{name: 'Pair', accepts: 'One doctor-office pair; deactivated doctors are not offered'}],
    availableFor: ['ios-case-create'],
  },
  {
    id: 'add-tag',
    name: 'Add tag',
    does: 'Adds tags to the case. A tag that the case already has is not added twice.',
    settings: [{name: 'Tags', accepts: 'One or more active values of the Tags list'}],
    availableFor: anyTrigger,
  },
  {
    id: 'choose-case-type',
    name: 'Choose case type',
    does: 'Sets the case type, replacing the one that was there.',
    settings: [{name: 'Case type', accepts: 'One active value of the Case types list'}],
    availableFor: anyTrigger,
  },
  {
    id: 'add-additional-step',
    name: 'Add an additional step',
    does: 'Adds an additional step and notifies its assignee.',
    settings: [
      {name: 'Step', accepts: 'A production template step, or free'},
      {name: 'Title', accepts: 'Up to 80 characters; taken from the step template when there is one'},
      {name: 'Description', accepts: 'Text, optional'},
      {name: 'Due', accepts: 'A number of working days after the run, or before the ship date'},
      {name: 'Assignee', accepts: 'An active user, optional'},
    ],
    availableFor: anyTrigger,
  },
  {
    id: 'send-message',
    name: 'Send a message',
    does: 'Writes a message in the Activity tab, where the lab and the doctor see it, and sends the email **Message from the lab**. Without a pair on the case nothing is sent, and the run log says so.',
    settings: [
      {name: 'Text', accepts: 'Up to 2,000 characters, with the variables of the case such as `{{case.case_number}}`'},
    ],
    availableFor: anyTrigger,
  },
  {
    id: 'put-on-hold',
    name: 'Put on hold',
    does: 'Puts the case On Hold. Later actions of the same automation still run.',
    settings: [
      {name: 'Hold reason', accepts: 'One active value of the Hold reasons list'},
      {name: 'Note', accepts: 'Text, optional'},
    ],
    availableFor: anyTrigger,
  },
];

/** How automations behave as a whole. */
export const automationBehavior: readonly {id: string; rule: string}[] = [
  {
    id: 'order',
    rule: 'Automations with the same trigger run from the top of the list down, and each sees what the ones above it changed.',
  },
  {id: 'all-rules', rule: 'All rules of an automation must match. An automation without rules always matches.'},
  {id: 'same-item', rule: 'Rules on item fields must all match the same item of the order.'},
  {id: 'actions-in-order', rule: 'Actions run in the order in which they are listed.'},
  {
    id: 'chain',
    rule: 'An action can start another automation: adding a product starts Product Added/Removed. One automation runs at most once for the same case in one chain, so that a chain ends.',
  },
  {
    id: 'before-search',
    rule: 'A chain that starts with IOS Case Create finishes before the case appears in Case Search.',
  },
  {id: 'failed-action', rule: 'An action that cannot be done is skipped and logged; the others still run.'},
  {
    id: 'log',
    rule: 'Each run is logged in the Activity tab of the case: automation, rules that matched, actions done and skipped.',
  },
  {id: 'test', rule: '**Test** runs the rules against a past order and lists what would happen. It changes nothing.'},
  {
    id: 'later-change',
    rule: 'A change to an automation affects runs that start afterwards. Cases that exist stay as they are.',
  },
];
