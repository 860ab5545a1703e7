import type {Entity} from '../types';
import {BY_PILOT, field} from '../field';

const STEPS = 'Cases › Production Steps: Update';
/** Whoever can start a step can also pass or fail it. */
const AT_THE_BENCH =
  "Someone with **Cases › Production Steps: Update** or, at the bench, **Operational Flow › Technicians' View: Update** can set this";
const EXTRA = 'Cases › Additional Steps: Update';
const OUT = 'Operational Flow › Outsourcing: Update';

export const productionStep: Entity = {
  id: 'productionStep',
  name: 'Production step',
  fields: [
    field('Step name', 'The work to do.', 'Text', 'The name of the production template step', BY_PILOT),
    field(
      'Workstation',
      'Where the step is done. Starting the step moves the case there.',
      'One workstation',
      "The production template step's workstation",
      STEPS,
    ),
    field(
      'Line items',
      'The lines that the step is for. A merged step can have several.',
      'One or more line items on the case',
      'The line that added the step',
      BY_PILOT,
    ),
    field(
      'Assigned technician',
      'Who should do the step. Set by Pilot, by a lead, or by the technician who takes it.',
      "One of the workstation's technicians, or none",
      "Set by the workstation's work assignment",
      STEPS,
    ),
    field(
      'Actual technician',
      'Who started the step or, if no one did, who scanned its barcode.',
      'A user',
      '—',
      BY_PILOT,
    ),
    field('Planned start', 'The day the step should start.', 'A date', 'Calculated at **Go Live**', STEPS),
    field(
      'Duration',
      'The hours reserved for the step in the schedule.',
      'Hours in increments of 0.25',
      'The duration of the production template step, times the quantity if **Multiply by quantity** is on',
      STEPS,
    ),
    field(
      'Status',
      'Where the step is between waiting and done.',
      '**Not Started**, **In Progress**, or **Completed**',
      '**Not Started**',
      STEPS,
    ),
    field(
      'Result',
      'The outcome of a quality check.',
      '**Pass** or **Fail**; only on a quality-check step',
      '—',
      AT_THE_BENCH,
    ),
    field(
      'Send back to',
      'The earlier step that a failed quality check returns to **Not Started**.',
      'An earlier step on the case; required on **Fail**',
      '—',
      AT_THE_BENCH,
    ),
    field('Started', 'When work began.', 'A date and time', '—', BY_PILOT),
    field('Completed', 'When work ended.', 'A date and time', '—', BY_PILOT),
    field(
      'Barcode',
      'The code on the work ticket that completes the step when it is scanned in Bulk Tools.',
      'A code unique to the step',
      'Generated with the step',
      BY_PILOT,
    ),
  ],
};

export const additionalStep: Entity = {
  id: 'additionalStep',
  name: 'Additional step',
  fields: [
    field(
      'Template step',
      'The production template step that Pilot copies the title and description from.',
      'A production template step, or none to write your own',
      'None',
      'Cases › Additional Steps: Create',
    ),
    field(
      'Title',
      'What has to be done.',
      'Text, up to 80 characters, required',
      'The name of the template step',
      EXTRA,
    ),
    field('Description', 'How to do it.', 'Text, one or more lines', '—', EXTRA),
    field('Due date', 'The last day to do the step.', 'Today or a later date', "The case's ship date", EXTRA),
    field('Assignee', 'Who does the step. Pilot notifies the assignee.', 'One active user', 'None', EXTRA),
    field(
      'Status',
      'Whether the step still has to be done.',
      '**Open**, **Completed**, or **Canceled**',
      '**Open**',
      EXTRA,
    ),
    field('Added by', 'Who added the step: a person or an automation.', 'A name', 'The person or automation', BY_PILOT),
    field('Completed on', 'When the step was completed and by whom.', 'A name, date, and time', '—', BY_PILOT),
  ],
};

export const caseProblem: Entity = {
  id: 'caseProblem',
  name: 'Case problem',
  fields: [
    field('Type', 'Which delay or failure Pilot found.', 'One of the six problem types', 'Set by Pilot', BY_PILOT),
    field(
      'About',
      'The production step, additional step, or outsourced step that is late or failed. Blank for the two shipping problems.',
      'A step on the case, or blank',
      '—',
      BY_PILOT,
    ),
    field('Found on', 'When Pilot found the problem.', 'A date and time', '—', BY_PILOT),
    field(
      'Status',
      'Whether the problem still needs attention.',
      '**Open** or **Resolved**',
      '**Open**',
      'Cases › Case Problems: Update',
    ),
    field(
      'Resolution note',
      'What was done about the problem.',
      'Text, required when a person resolves it',
      '—',
      'Cases › Case Problems: Update',
    ),
    field(
      'Resolved by',
      'Who or what resolved the problem.',
      'A name or **Case shipped**, with the date and time',
      '—',
      BY_PILOT,
    ),
  ],
};

export const outsourcedStep: Entity = {
  id: 'outsourcedStep',
  name: 'Outsourced step',
  fields: [
    field(
      'Step',
      'The production step that leaves the lab.',
      'A **Not Started** step that was outsourceable when it was added to the case',
      '—',
      'Operational Flow › Outsourcing: Create',
    ),
    field('Partner lab', 'The lab that does the work.', "Text; Pilot suggests names you've used before", '—', OUT),
    field(
      'Status',
      'Where the work is between your lab and the partner lab.',
      '**Planned**, **Sent**, **Received**, or **Canceled**',
      '**Planned**',
      OUT,
    ),
    field('Send by', 'The day the work should leave your lab.', 'A date', 'The planned start of the step', OUT),
    field('Sent on', 'The day the work left.', 'Today or an earlier date', '—', OUT),
    field(
      'Expected back',
      'The day the work should be back.',
      'A date after **Send by**',
      '**Send by** plus the outsource estimated days, counted in working days',
      OUT,
    ),
    field('Received on', 'The day the work came back.', '**Sent on** or a later date', '—', OUT),
    field('Partner reference', "The partner lab's own number for the job.", 'Text, up to 40 characters', '—', OUT),
    field('Tracking number', "The carrier's number for the box to the partner lab.", 'Text', '—', OUT),
    field(
      'Cost',
      'What the partner lab charges you. It appears in reports, but the customer never sees it.',
      'A dollar amount of 0 or more',
      '—',
      OUT,
    ),
    field(
      'Note',
      'Instructions for the partner lab, printed with the packing slip.',
      'Text, up to 500 characters',
      '—',
      OUT,
    ),
  ],
};
