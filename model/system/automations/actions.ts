/** What an automation can do. */
import type {TriggerId} from './triggers';

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
    does: 'Adds one or more line items. Pilot skips and logs a product with no price for the pair.',
    settings: [
      {name: 'Products', accepts: 'One or more active products'},
      {name: 'Notation', accepts: 'From the item (default), or fixed text'},
      {name: 'Quantity', accepts: 'One for each tooth (default), or a number'},
      {
        name: 'Join items',
        accepts:
          'On or off (default). When on, items on neighboring teeth become one bridge line if **Bridge Notation** is on for the product',
      },
    ],
    availableFor: anyTrigger,
  },
  {
    id: 'assign-pair',
    name: 'Assign pair',
    does: 'Proposes the pair as soon as the order arrives, before anyone accepts it.',
    settings: [{name: 'Pair', accepts: "One active pair whose doctor isn't deactivated"}],
    availableFor: ['ios-case-create'],
  },
  {
    id: 'add-tag',
    name: 'Add tag',
    does: 'Adds tags that the case lacks.',
    settings: [{name: 'Tags', accepts: 'One or more active values from the Tags list'}],
    availableFor: anyTrigger,
  },
  {
    id: 'choose-case-type',
    name: 'Choose case type',
    does: 'Sets the case type, replacing the current one.',
    settings: [{name: 'Case type', accepts: 'One active value from the Case types list'}],
    availableFor: anyTrigger,
  },
  {
    id: 'add-additional-step',
    name: 'Add an additional step',
    does: 'Adds an additional step and notifies its assignee.',
    settings: [
      {name: 'Step', accepts: 'A production template step, or none for a step you write yourself'},
      {name: 'Title', accepts: 'Up to 80 characters (default: the name of the production template step)'},
      {name: 'Description', accepts: 'Text, optional'},
      {name: 'Due', accepts: 'A number of working days after the run, or before the ship date'},
      {name: 'Assignee', accepts: 'An active user, optional'},
    ],
    availableFor: anyTrigger,
  },
  {
    id: 'send-message',
    name: 'Send a message',
    does: 'Writes a message to the doctor on the Activity tab, and sends the **Message from the lab** email. Without a pair, nothing is sent.',
    settings: [{name: 'Text', accepts: 'Up to 2,000 characters, with case variables such as `{{case.case_number}}`'}],
    availableFor: anyTrigger,
  },
  {
    id: 'put-on-hold',
    name: 'Put on hold',
    does: 'Puts the case On Hold. Later actions in the same automation still run.',
    settings: [
      {name: 'Hold reason', accepts: 'One active value from the Hold reasons list'},
      {name: 'Note', accepts: 'Text, optional'},
    ],
    availableFor: anyTrigger,
  },
];
