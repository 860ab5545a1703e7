/** How automations behave as a whole. */
export const automationBehavior: readonly {id: string; rule: string}[] = [
  {
    id: 'order',
    rule: 'Automations with the same trigger run from the top of the list down, and each sees what the ones above it changed.',
  },
  {id: 'all-rules', rule: "All of an automation's rules must match. An automation with no rules always matches."},
  {id: 'same-item', rule: 'Rules on item fields must all match the same item in the order.'},
  {id: 'actions-in-order', rule: "Actions run in the order they're listed."},
  {
    id: 'chain',
    rule: 'An action can start another automation. For example, adding a product sets off Product Added/Removed. Each automation runs at most once per case in a chain, so every chain ends.',
  },
  {
    id: 'before-search',
    rule: 'A chain that starts with IOS Case Create finishes before the case appears in Case Search.',
  },
  {id: 'failed-action', rule: "If an action can't run, Pilot skips it, logs the reason, and runs the others."},
  {
    id: 'log',
    rule: "The case's Activity tab logs each run, with the automation's name, the rules that matched, and the actions that ran or were skipped.",
  },
  {
    id: 'test',
    rule: '**Test** runs the rules against a past order and lists what would happen, without changing anything.',
  },
  {
    id: 'later-change',
    rule: "A change to an automation applies to later runs. Existing cases don't change.",
  },
];
