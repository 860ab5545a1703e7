import type {FactTable} from '../types';

/** The counts above a technician's queue; each filters the queue. */
export const benchCounts = {
  id: 'bench-counts',
  caption: "Counts above the queue in Technicians' View",
  columns: ['Count', 'What it shows'],
  rows: [
    {
      id: 'today',
      cells: ['Today', 'Your steps planned for today, with their hours compared with your daily capacity.'],
    },
    {id: 'late', cells: ['Late', 'Your steps whose planned start was before today.']},
    {id: 'rush', cells: ['Rush', 'Your steps on cases with a rush tag.']},
    {id: 'done-today', cells: ['Done today', 'Steps that you completed today. You can reopen one here.']},
  ],
} as const satisfies FactTable;

/** What Pilot runs on. */
export const devices = {
  id: 'devices',
  caption: 'Devices and browsers for Pilot',
  columns: ['You use', 'What works'],
  rows: [
    {
      id: 'browsers',
      cells: ['A browser', 'The current version of Chrome, Edge, Firefox, or Safari, and the one before it.'],
    },
    {
      id: 'computer',
      cells: ['A computer', 'Windows, macOS, ChromeOS, or Linux, with a screen at least 1,280 pixels wide.'],
    },
    {
      id: 'tablet',
      cells: [
        'A tablet',
        "Technicians' View and the case page, on an iPad or an Android tablet of 10 inches or more. Use a computer for setup and imports.",
      ],
    },
    {
      id: 'phone',
      cells: [
        'A phone',
        'The Client Portal, for offices, and single cases in the Lab Portal. Lists and reports are too wide for a phone.',
      ],
    },
    {
      id: 'scanner',
      cells: [
        'A barcode scanner',
        'Any USB or Bluetooth scanner that types like a keyboard and reads QR codes. It needs no setup.',
      ],
    },
    {
      id: 'printer',
      cells: [
        'A printer',
        'Any printer that your browser can print to; for carrier labels, a 4 × 6 inch label printer.',
      ],
    },
    {id: 'internet', cells: ['The internet', 'Pilot needs a connection. It has no offline mode.']},
  ],
} as const satisfies FactTable;
