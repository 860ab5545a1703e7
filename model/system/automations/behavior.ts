/** How automations behave as a whole. */
export const automationBehavior: readonly {id: string; rule: string}[] = [
  {
    id: 'order',
    rule: 'Automations with the same trigger run from the top of the list down, and each sees what the ones above it changed.',
  },
  {id: 'all-rules', rule: 'All rules of an automation must match. An automation with no rules always matches.'},
  {id: 'same-item', rule: 'Rules on item fields must all match the same item in the order.'},
  {id: 'actions-in-order', rule: "Actions run in the order they're listed."},
  {
    id: 'chain',
    rule: 'An action can start another automation: adding a product starts Product Added/Removed. Each automation runs at most once per case in a chain, so every chain ends.',
  },
  {
    id: 'before-search',
    rule: 'A chain that starts with IOS Case Create finishes before the case appears in Case Search.',
  },
  {id: 'failed-action', rule: "An action that can't run is skipped and logged; the others still run."},
  {
    id: 'log',
    rule: "Each run is logged on the case's Activity tab: the automation, the rules that matched, and the actions it ran or skipped.",
  },
  {id: 'test', rule: '**Test** runs the rules against a past order and lists what would happen. It changes nothing.'},
  {
    id: 'later-change',
    rule: 'A change to an automation applies to later runs. Existing cases stay as they are.',
  },
];
