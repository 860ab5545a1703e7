import type {TriggerId} from './triggers';

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
    meaning: "That product's restoration type.",
    triggers: ['product-added-removed'],
  },
  {id: 'quantity', name: 'Quantity', meaning: "The line item's quantity.", triggers: ['product-added-removed']},
  {
    id: 'step_title',
    name: 'Step Title',
    meaning: 'The title of the additional step.',
    triggers: ['additional-step-added'],
  },
  {
    id: 'step_template',
    name: 'Step Template',
    meaning: 'The production template step used for the additional step. Empty if you wrote the step yourself.',
    triggers: ['additional-step-added'],
  },
  {
    id: 'step_assignee',
    name: 'Step Assignee',
    meaning: 'The user the step is assigned to.',
    triggers: ['additional-step-added'],
  },
  {
    id: 'doctor',
    name: 'Doctor',
    meaning: "The case's doctor.",
    triggers: ['product-added-removed', 'additional-step-added'],
  },
  {
    id: 'office',
    name: 'Office',
    meaning: "The case's office.",
    triggers: ['product-added-removed', 'additional-step-added'],
  },
  {
    id: 'case_type',
    name: 'Case Type',
    meaning: "The case's type.",
    triggers: ['product-added-removed', 'additional-step-added'],
  },
  {
    id: 'tag',
    name: 'Tag',
    meaning: 'Any tag on the case.',
    triggers: ['product-added-removed', 'additional-step-added'],
  },
];
