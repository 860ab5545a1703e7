import type {FactTable} from '../types';

/** What Bulk Tools can do to the scanned or selected cases; each also needs the permission for its change. */
export const bulkActions = {
  id: 'bulk-actions',
  caption: 'Bulk Tools actions',
  columns: ['Action', 'What it does', 'Skipped when', 'How to undo'],
  rows: [
    {
      id: 'complete-steps',
      cells: [
        'Complete steps by barcode',
        'Completes the step whose barcode you scan.',
        'The step is already **Completed**, it is a quality check, or its case is not **Live**',
        'Reopen each step',
      ],
    },
    {
      id: 'go-live',
      cells: [
        'Go Live',
        'Builds the schedules and makes the cases **Live**.',
        'The case is not in **Entry**, or the pair, the due date, or a line item is missing',
        'Put each case on hold, or cancel and reopen it',
      ],
    },
    {
      id: 'put-on-hold',
      cells: [
        'Put on hold',
        'Puts the cases on hold with one hold reason.',
        'The case is not in **Entry** or **Live**',
        'Select **Release** on each case',
      ],
    },
    {
      id: 'change-due-date',
      cells: [
        'Change due date',
        'Sets one due date for all cases, or moves each due date by a number of days. Also updates the ship dates.',
        'The case is **Shipped** or **Canceled**',
        'Change the date back',
      ],
    },
    {
      id: 'change-route',
      cells: [
        'Change route',
        'Sets one shipping route for all cases. Also updates the ship dates and shipping charges.',
        'The case is **Shipped**, **Canceled**, or invoiced',
        'Change the route back',
      ],
    },
    {
      id: 'add-tag',
      cells: ['Add tag', 'Adds one or more tags.', 'The case already has all the tags', 'Remove the tags on each case'],
    },
    {
      id: 'assign-technician',
      cells: [
        'Assign technician',
        'Assigns every **Not Started** step at one workstation to one technician, including steps that are assigned to someone else or planned for a later day.',
        'The workstation is set to **Automatic**, or the case has no **Not Started** step there',
        'Assign the old technician; if there were several, reassign the steps on the cases',
      ],
    },
    {
      id: 'print-work-tickets',
      cells: ['Print work tickets', 'Creates one PDF with all work tickets, or with all case labels.', '—', '—'],
    },
    {
      id: 'ship',
      cells: [
        'Ship',
        'Combines cases that go to the same office on the same pickup, prints labels, and marks the cases as **Shipped**. The preview marks cases with open steps; they ship too, unless you remove them.',
        'The case is not **Live** or has no route, or it ships by carrier and the address is **Not validated**',
        'Select **Undo shipping** on the same day, before pickup',
      ],
    },
    {
      id: 'invoice',
      cells: [
        'Invoice',
        'Creates one invoice for each case.',
        "The case is invoiced, is **Canceled**, or hasn't gone live; the doctor is on **Hold**; or the pair has no billing account",
        'Un-invoice each case',
      ],
    },
    {
      id: 'download-scans',
      cells: ['Download scans', 'Creates one ZIP file with a folder for each case.', 'The case has no scans', '—'],
    },
    {
      id: 'export-csv',
      cells: ['Export CSV', 'Exports the columns in the current view.', '—', '—'],
    },
  ],
} as const satisfies FactTable;

export const activityEntries = {
  id: 'activity-entries',
  caption: 'What the Activity tab shows',
  columns: ['Entry', 'How it looks', 'Who sees it', 'Can it be changed?'],
  rows: [
    {
      id: 'comment',
      cells: ['Comment', 'Light yellow', 'Your lab only', 'No; write another comment'],
    },
    {
      id: 'message',
      cells: [
        'Message',
        'Light blue',
        'Your lab and the doctor, in the Client Portal and by email',
        'No; write another message',
      ],
    },
    {
      id: 'case-problem',
      cells: [
        'Case problem',
        'An icon for the problem type',
        'Your lab only',
        'No, but someone can resolve it with a note or by shipping',
      ],
    },
    {
      id: 'linked-case',
      cells: [
        'Linked case',
        'The chain of case numbers, if the case has links',
        'Your lab only',
        'Yes, on the **Linked cases** tab',
      ],
    },
    {
      id: 'log',
      cells: [
        'Log',
        "A gray line with the person's name and the time",
        'Your lab only',
        'No, not even by an administrator',
      ],
    },
  ],
} as const satisfies FactTable;
