export type CaseProblemKind = {
  /** Anchor-safe id. */
  id: string;
  name: string;
  /** What the icon in Case Search looks like. */
  icon: string;
  foundWhen: string;
  clearedBy: string;
};

const SHIPPING = 'Shipping the case, or resolving the problem on the **Activity** tab.';

/** The six case problems that Pilot finds. */
export const caseProblems: readonly CaseProblemKind[] = [
  {
    id: 'not-shipped-by-ship-date',
    name: 'Not shipped by ship date',
    icon: 'An amber truck with a clock',
    foundWhen: 'The ship date has passed, and the case is still in **Entry**, **Live**, or **On Hold**.',
    clearedBy: SHIPPING,
  },
  {
    id: 'not-shipped-by-due-date',
    name: 'Not shipped by due date',
    icon: 'A red truck with an exclamation mark',
    foundWhen: 'The due date has passed, and the case is still in **Entry**, **Live**, or **On Hold**.',
    clearedBy: SHIPPING,
  },
  {
    id: 'not-back-from-outsourcing',
    name: 'Not back from outsourcing on time',
    icon: 'An amber box with a return arrow',
    foundWhen: 'The **Expected back** date has passed, and the outsourced step is still **Sent**.',
    clearedBy:
      'Resolving it on the **Activity** tab, or shipping the case. Marking the work as received leaves the problem open.',
  },
  {
    id: 'additional-step-late',
    name: 'Additional step late',
    icon: 'An amber plus sign with a clock',
    foundWhen: 'The due date of an additional step has passed, and the step is still **Open**.',
    clearedBy:
      'Resolving it on the **Activity** tab, or shipping the case. Completing the step leaves the problem open for the record.',
  },
  {
    id: 'production-step-late',
    name: 'Production step late',
    icon: 'An amber gear with a clock',
    foundWhen:
      'A production step is still **Not Started** a working day after its planned start, or still **In Progress** after its planned end.',
    clearedBy:
      'Resolving it on the **Activity** tab, or shipping the case. Completing the step leaves the problem open for the record.',
  },
  {
    id: 'quality-check-failed',
    name: 'Quality check failed',
    icon: 'A red shield with an X',
    foundWhen:
      'A technician selects **Fail** on a quality-check step. The chosen earlier step goes back to **Not Started**.',
    clearedBy:
      'Resolving it on the **Activity** tab, or shipping the case. A later **Pass** leaves the problem open for the record.',
  },
];
