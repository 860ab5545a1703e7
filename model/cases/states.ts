import type {StateMachine} from '../types';

export const caseStates: StateMachine = {
  id: 'case',
  title: 'Case statuses',
  statuses: [
    {
      id: 'entry',
      name: 'Entry',
      meaning: 'The case is being entered or is waiting for a decision. No one can start a step.',
      initial: true,
    },
    {id: 'on-hold', name: 'On Hold', meaning: 'Work has stopped. The reason is on the case.', tone: 'warn'},
    {
      id: 'cancelled',
      name: 'Canceled',
      meaning: 'The case will not be made. The office gets no email, but sees the status in the Client Portal.',
      tone: 'bad',
    },
    {id: 'live', name: 'Live', meaning: 'The case has a production schedule and is being made.', tone: 'info'},
    {
      id: 'shipped',
      name: 'Shipped',
      meaning: 'The box is ready or gone, and the pan number is free.',
      tone: 'good',
    },
  ],
  transitions: [
    {
      from: 'entry',
      to: 'live',
      action: 'Go Live',
      by: 'Cases › Cases: Update, or an accepted scanner order with the Go Live flag on',
    },
    {
      from: 'entry',
      to: 'on-hold',
      action: 'Put on hold',
      by: 'Cases › Cases: Update, with a hold reason, or an automation',
    },
    {from: 'on-hold', to: 'entry', action: 'Release (was Entry)', by: 'Cases › Cases: Update'},
    {
      from: 'live',
      to: 'on-hold',
      action: 'Put on hold',
      by: 'Cases › Cases: Update, with a hold reason, or an automation',
    },
    {from: 'on-hold', to: 'live', action: 'Release (was Live)', by: 'Cases › Cases: Update'},
    {from: 'live', to: 'shipped', action: 'Ship', by: 'Operational Flow › Shipments: Create'},
    {
      from: 'shipped',
      to: 'live',
      action: 'Undo shipping',
      by: 'Operational Flow › Shipments: Delete, on the same day, before pickup',
    },
    {
      from: 'entry',
      to: 'cancelled',
      action: 'Cancel case',
      by: 'Cases › Cases: Update, with a reason',
    },
    {
      from: 'live',
      to: 'cancelled',
      action: 'Cancel case',
      by: 'Cases › Cases: Update, with a reason',
    },
    {
      from: 'on-hold',
      to: 'cancelled',
      action: 'Cancel case',
      by: 'Cases › Cases: Update, with a reason',
    },
    {from: 'cancelled', to: 'entry', action: 'Reopen', by: 'Cases › Cases: Update'},
  ],
};

export const productionStepStates: StateMachine = {
  id: 'productionStep',
  title: 'Production step statuses',
  statuses: [
    {id: 'not-started', name: 'Not Started', meaning: 'The step is waiting for its turn.', initial: true},
    {
      id: 'in-progress',
      name: 'In Progress',
      meaning: "Someone has started the step, or it's at a partner lab.",
      tone: 'info',
    },
    {
      id: 'completed',
      name: 'Completed',
      meaning: 'The work is done. A quality check is completed when it passes.',
      tone: 'good',
    },
  ],
  transitions: [
    {
      from: 'not-started',
      to: 'in-progress',
      action: 'Start',
      by: "Cases › Production Steps: Update on the case, or Operational Flow › Technicians' View: Update at the bench. Marking an outsourced step as sent also starts it.",
    },
    {
      from: 'in-progress',
      to: 'completed',
      action: 'Complete or Pass',
      by: 'Whoever can start a step. Marking an outsourced step as received also completes it.',
    },
    {
      from: 'in-progress',
      to: 'not-started',
      action: 'Fail or put back',
      by: 'A failed quality check, or whoever can start a step',
    },
    {
      from: 'not-started',
      to: 'completed',
      action: 'Complete by barcode',
      by: 'Cases › Production Steps: Update and Cases › Bulk Tools: Update',
    },
    {
      from: 'completed',
      to: 'not-started',
      action: 'Sent back or reopened',
      by: "A failed quality check, or Cases › Production Steps: Update. With Operational Flow › Technicians' View: Update, you can reopen a step you completed today.",
    },
  ],
};

export const additionalStepStates: StateMachine = {
  id: 'additionalStep',
  title: 'Additional step statuses',
  statuses: [
    {
      id: 'open',
      name: 'Open',
      meaning: 'The step has not been done yet.',
      tone: 'info',
      initial: true,
    },
    {id: 'completed', name: 'Completed', meaning: 'The step is done.', tone: 'good'},
    {id: 'cancelled', name: 'Canceled', meaning: 'The step is no longer needed.', tone: 'bad'},
  ],
  transitions: [
    {
      from: 'open',
      to: 'completed',
      action: 'Complete',
      by: 'The assignee, or Cases › Additional Steps: Update',
    },
    {from: 'completed', to: 'open', action: 'Reopen', by: 'Cases › Additional Steps: Update'},
    {
      from: 'open',
      to: 'cancelled',
      action: 'Cancel step',
      by: 'Cases › Additional Steps: Delete, or Pilot, when the case is canceled',
    },
  ],
};

export const caseProblemStates: StateMachine = {
  id: 'caseProblem',
  title: 'Case problem statuses',
  statuses: [
    {
      id: 'open',
      name: 'Open',
      meaning:
        'Pilot found the problem. It is listed under Dashboard › Action Items, and its icon shows in Case Search.',
      tone: 'warn',
      initial: true,
    },
    {
      id: 'resolved',
      name: 'Resolved',
      meaning: 'The problem no longer needs attention. It stays on the Activity tab.',
      tone: 'good',
    },
  ],
  transitions: [
    {
      from: 'open',
      to: 'resolved',
      action: 'Resolve or ship',
      by: 'Cases › Case Problems: Update, with a note, or Pilot, when the case ships',
    },
  ],
};

export const outsourcedStepStates: StateMachine = {
  id: 'outsourcedStep',
  title: 'Outsourced step statuses',
  statuses: [
    {id: 'planned', name: 'Planned', meaning: 'The step will go to a partner lab.', initial: true},
    {id: 'sent', name: 'Sent', meaning: 'The work is at the partner lab or on its way.', tone: 'info'},
    {
      id: 'received',
      name: 'Received',
      meaning: 'The work is back, and the production step is completed.',
      tone: 'good',
    },
    {
      id: 'cancelled',
      name: 'Canceled',
      meaning: "The step won't go to this partner lab. Your lab does it, or you outsource it again.",
      tone: 'bad',
    },
  ],
  transitions: [
    {from: 'planned', to: 'sent', action: 'Mark as sent', by: 'Operational Flow › Outsourcing: Update'},
    {from: 'sent', to: 'received', action: 'Mark as received', by: 'Operational Flow › Outsourcing: Update'},
    {from: 'planned', to: 'cancelled', action: 'Cancel', by: 'Operational Flow › Outsourcing: Update'},
    {from: 'sent', to: 'cancelled', action: 'Cancel', by: 'Operational Flow › Outsourcing: Update'},
  ],
};
