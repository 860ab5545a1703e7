/** What starts an automation, and the scanners that it knows. */

export const scannerTypes = ['iTero', '3Shape', 'Medit'] as const;
export type ScannerType = (typeof scannerTypes)[number];

export type TriggerId = 'ios-case-create' | 'product-added-removed' | 'additional-step-added';

export type Trigger = {
  id: TriggerId;
  name: string;
  runsWhen: string;
};

export const triggers: readonly Trigger[] = [
  {
    id: 'ios-case-create',
    name: 'IOS Case Create',
    runsWhen:
      'An order in the IOS portal is accepted, by a person or automatically. It runs before the case is in Case Search.',
  },
  {
    id: 'product-added-removed',
    name: 'Product Added/Removed',
    runsWhen:
      'A person, an import, an office in the Client Portal, or another automation adds a line item to a case or removes one.',
  },
  {
    id: 'additional-step-added',
    name: 'Additional Step Added',
    runsWhen: 'A person or another automation adds an additional step to a case.',
  },
];
