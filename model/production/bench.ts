import type {FactTable} from '../types';

/** The counts above a technician's queue; each filters the queue. */
export const benchCounts = {
  id: 'bench-counts',
  caption: "Counts above the queue in Technicians' View",
  columns: ['Count', 'What it shows'],
  rows: [
    {
      id: 'today',
      cells: ['Today', 'Your steps planned for today, and how their hours compare with your daily capacity.'],
    },
    {id: 'late', cells: ['Late', 'Your steps that are late.']},
    {id: 'rush', cells: ['Rush', 'Your steps on cases with a rush tag.']},
    {id: 'done-today', cells: ['Done today', 'Steps you completed today. You can reopen them here.']},
  ],
} as const satisfies FactTable;

/** What Pilot runs on. */
export const devices = {
  id: 'devices',
  caption: 'Devices and browsers that work with Pilot',
  columns: ['What you use', 'What works'],
  rows: [
    {
      id: 'browsers',
      cells: ['A browser', 'The current or previous version of Chrome, Edge, Firefox, or Safari.'],
    },
    {
      id: 'computer',
      cells: ['A computer', 'Windows, macOS, ChromeOS, or Linux, with a screen at least 1,280 pixels wide.'],
    },
    {
      id: 'tablet',
      cells: [
        'A tablet',
        "Technicians' View and the case page, on an iPad or Android tablet with a screen of at least 10 inches. Use a computer for setup and imports.",
      ],
    },
    {
      id: 'phone',
      cells: [
        'A phone',
        "For offices, everything in the Client Portal, from sending a case to answering a message or paying. For the lab, single cases in the Lab Portal, with photos added on their **Files** tab; lists, reports, and Technicians' View are too wide. The starter role Technician can't complete steps on the case page.",
      ],
    },
    {
      id: 'scanner',
      cells: [
        'A barcode scanner',
        "Any USB or Bluetooth scanner that types like a keyboard, sends Enter after each scan, and reads QR codes. There's nothing to set up in Pilot, which can't scan codes with a camera.",
      ],
    },
    {
      id: 'printer',
      cells: [
        'A printer',
        'Any printer your browser can print to. For carrier labels, a 4 × 6-inch label printer is best.',
      ],
    },
    {
      id: 'internet',
      cells: ['The internet', 'Pilot needs an internet connection and has no offline mode.'],
    },
    {
      id: 'firewall',
      cells: [
        'A firewall',
        "Allow outgoing HTTPS (port 443) to the domain in your Lab Portal address and its subdomains, and to stripe.com if you take cards. You don't need to open any inbound ports.",
      ],
    },
    {
      id: 'larger-text',
      cells: [
        'Larger text',
        'Zoom the browser with Ctrl or Cmd and the plus key, or spread two fingers on a tablet. The browser remembers the zoom for Pilot.',
      ],
    },
  ],
} as const satisfies FactTable;
