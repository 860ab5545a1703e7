import type {FactTable} from '../types';

/** What Bulk Tools can do to the scanned or selected cases; each also needs the permission for its change. */
export const bulkActions = {
  id: 'bulk-actions',
  caption: 'Actions of Bulk Tools',
  columns: ['Action', 'What it does', 'Permission', 'Skipped when', 'How to undo'],
  rows: [
    {
      id: 'complete-steps',
      cells: [
        'Complete steps by barcode',
        'Completes the step whose barcode you scan.',
        'Cases › Production Steps: Update',
        'The step is already **Completed**, it is a quality check, or its case is not **Live**',
        'Reopen each step',
      ],
    },
    {
      id: 'go-live',
      cells: [
        'Go Live',
        'Builds the production schedules and makes the cases **Live**.',
        'Cases › Cases: Update',
        'The case is not in **Entry**, or the pair, the due date, or a line item is missing',
        'Put each case on hold, or cancel and reopen it',
      ],
    },
    {
      id: 'put-on-hold',
      cells: [
        'Put on hold',
        'Puts the cases on hold with one hold reason.',
        'Cases › Cases: Update',
        'The case is not in **Entry** or **Live**',
        'Select **Release** on each case',
      ],
    },
    {
      id: 'change-due-date',
      cells: [
        'Change due date',
        'Sets one due date for all cases, or moves each due date by a number of days. Also updates the ship dates.',
        'Cases › Cases: Update',
        'The case is **Shipped** or **Cancelled**',
        'Run the action again with the old date',
      ],
    },
    {
      id: 'change-route',
      cells: [
        'Change route',
        'Sets one shipping route for all cases. Also updates the ship dates and shipping charges.',
        'Cases › Cases: Update',
        'The case is **Shipped**, **Cancelled**, or invoiced',
        'Run the action again with the old route',
      ],
    },
    {
      id: 'add-tag',
      cells: [
        'Add tag',
        'Adds one or more tags.',
        'Cases › Cases: Update',
        'The case already has all the tags',
        'Remove the tags on each case',
      ],
    },
    {
      id: 'assign-technician',
      cells: [
        'Assign technician',
        'Assigns every **Not Started** step at one workstation to one technician, including steps that are assigned to someone else or planned for a later day.',
        'Cases › Production Steps: Update',
        'The workstation is set to **Automatic**, or the case has no **Not Started** step there',
        'Run the action again with the old technician; if there were several, reassign the steps on the cases',
      ],
    },
    {
      id: 'print-work-tickets',
      cells: [
        'Print work tickets',
        'Makes one PDF with all work tickets, or with all case labels.',
        'Cases › Cases: View',
        'Never',
        'Nothing to undo',
      ],
    },
    {
      id: 'ship',
      cells: [
        'Ship',
        'Combines cases that go to the same office on the same pickup, makes labels, and marks the cases as **Shipped**.',
        'Operation › Shipments: Create',
        'The case is not **Live** or has no route, or it ships by carrier and the address is **Not validated**',
        'Select **Undo shipping** on the same day, before pickup; you need Operation › Shipments: Delete',
      ],
    },
    {
      id: 'invoice',
      cells: [
        'Invoice',
        'Makes one invoice for each case.',
        'Finance › Invoices: Create',
        "The case is invoiced, is **Cancelled**, or hasn't gone live; the doctor is on **Hold**; or the pair has no billing account",
        'Un-invoice each case; you need Finance › Invoices: Delete',
      ],
    },
    {
      id: 'download-scans',
      cells: [
        'Download scans',
        'Makes one ZIP file with a folder for each case.',
        'Cases › Files: View',
        'The case has no scans',
        'Nothing to undo',
      ],
    },
    {
      id: 'export-csv',
      cells: [
        'Export CSV',
        'Exports the columns in the current view.',
        'Cases › Cases: View',
        'Never',
        'Nothing to undo',
      ],
    },
  ],
} as const satisfies FactTable;

export const activityEntries = {
  id: 'activity-entries',
  caption: 'What the Activity tab shows',
  columns: ['Entry', 'How it looks', 'Who sees it', 'Who adds it', 'Can it be changed?'],
  rows: [
    {
      id: 'comment',
      cells: [
        'Comment',
        'Light yellow',
        'Your lab only',
        'Anyone at the lab with Cases › Activity: Create',
        'No; write another comment',
      ],
    },
    {
      id: 'message',
      cells: [
        'Message',
        'Light blue',
        'Your lab and the doctor, in the Client Portal and by email',
        "Anyone at the lab with Cases › Activity: Create, the doctor's portal users, or an automation",
        'No; write another message',
      ],
    },
    {
      id: 'case-problem',
      cells: [
        'Case problem',
        'An icon for the kind of problem',
        'Your lab only',
        'Pilot',
        'You can only resolve it, with a note',
      ],
    },
    {
      id: 'linked-case',
      cells: [
        'Linked case',
        'The chain of case numbers',
        'Your lab only',
        'Whoever linked it',
        'Yes, on the case; the log keeps every change',
      ],
    },
    {
      id: 'log',
      cells: [
        'Log',
        "A gray line with the person's name and the time",
        'Your lab only',
        'Pilot, for every change',
        'No; no one can edit or delete the log',
      ],
    },
  ],
} as const satisfies FactTable;
