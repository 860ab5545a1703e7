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
    icon: 'A truck with a clock, amber',
    foundWhen: 'The ship date has passed, and the case is still **Entry**, **Live**, or **On Hold**.',
    clearedBy: SHIPPING,
  },
  {
    id: 'not-shipped-by-due-date',
    name: 'Not shipped by due date',
    icon: 'A truck with an exclamation mark, red',
    foundWhen: 'The due date has passed, and the case is still **Entry**, **Live**, or **On Hold**.',
    clearedBy: SHIPPING,
  },
  {
    id: 'not-back-from-outsourcing',
    name: 'Not back from outsourcing on time',
    icon: 'A box with a return arrow, amber',
    foundWhen: 'The **Expected back** date has passed, and the outsourced step is still **Sent**.',
    clearedBy:
      'Resolving it on the **Activity** tab, or shipping the case. Receiving the work stops new problems but leaves this one open.',
  },
  {
    id: 'additional-step-late',
    name: 'Additional step late',
    icon: 'A plus sign with a clock, amber',
    foundWhen: 'The due date of an additional step has passed, and the step is still **Open**.',
    clearedBy:
      'Resolving it on the **Activity** tab, or shipping the case. Completing the step leaves it open for the record.',
  },
  {
    id: 'production-step-late',
    name: 'Production step late',
    icon: 'A gear with a clock, amber',
    foundWhen:
      'A production step is still **Not Started** a working day after its planned start, or still **In Progress** after its planned end.',
    clearedBy:
      'Resolving it on the **Activity** tab, or shipping the case. Completing the step leaves it open for the record.',
  },
  {
    id: 'quality-check-failed',
    name: 'Quality check failed',
    icon: 'A shield with a cross, red',
    foundWhen:
      'A technician selects **Fail** on a quality-check step. The chosen earlier step goes back to **Not Started**.',
    clearedBy:
      'Resolving it on the **Activity** tab, or shipping the case. A later **Pass** leaves it open for the record.',
  },
];
