export type CaseProblemKind = {
  /** Anchor-safe id. */
  id: string;
  name: string;
  /** What the icon in Case Search looks like. */
  icon: string;
  foundWhen: string;
};

/** The six case problems that Pilot finds. */
export const caseProblems: readonly CaseProblemKind[] = [
  {
    id: 'not-shipped-by-ship-date',
    name: 'Not shipped by ship date',
    icon: 'An amber truck with a clock',
    foundWhen: 'The ship date has passed, and the case is still in **Entry**, **Live**, or **On Hold**.',
  },
  {
    id: 'not-shipped-by-due-date',
    name: 'Not shipped by due date',
    icon: 'A red truck with an exclamation mark',
    foundWhen: 'The due date has passed, and the case is still in **Entry**, **Live**, or **On Hold**.',
  },
  {
    id: 'not-back-from-outsourcing',
    name: 'Not back from outsourcing on time',
    icon: 'An amber box with a return arrow',
    foundWhen: 'The **Expected back** date has passed, and the outsourced step is still **Sent**.',
  },
  {
    id: 'additional-step-late',
    name: 'Additional step late',
    icon: 'An amber plus sign with a clock',
    foundWhen: 'The due date of an additional step has passed, and the step is still **Open**.',
  },
  {
    id: 'production-step-late',
    name: 'Production step late',
    icon: 'An amber gear with a clock',
    foundWhen:
      "The step's planned day is over, and the step isn't **Completed** or out at a partner lab. A step that needs two working days is late after the second.",
  },
  {
    id: 'quality-check-failed',
    name: 'Quality check failed',
    icon: 'A red shield with an X',
    foundWhen: 'Someone selects **Fail** on a quality check.',
  },
];
