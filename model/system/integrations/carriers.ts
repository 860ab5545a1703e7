import type {FactTable} from '../../types';

export const carrierCapabilities: FactTable = {
  id: 'carrier-capabilities',
  caption: 'What Pilot does with each carrier',
  columns: ['Task', 'UPS', 'FedEx'],
  rows: [
    {
      id: 'connect',
      cells: [
        'Connect',
        'Sign in at UPS with your own account number',
        'Enter your own account number and confirm it at FedEx',
      ],
    },
    {id: 'labels', cells: ['Labels', 'Made when you ship; PDF or ZPL', 'Made when you ship; PDF or ZPL']},
    {id: 'cost', cells: ['Who pays the carrier', 'Your contract', 'Your contract']},
    {
      id: 'tracking',
      cells: [
        'Tracking',
        "Follows the carrier's scans; the number is on the case and the portal",
        "Follows the carrier's scans; the number is on the case and the portal",
      ],
    },
    {
      id: 'void',
      cells: ['Void', 'Before pickup; the tracking number is then invalid', 'Before the box is handed over'],
    },
    {
      id: 'returns',
      cells: [
        'Return labels',
        'Emailed as PDF, printed, or on the portal',
        'Emailed as PDF or QR code, printed, or on the portal',
      ],
    },
    {
      id: 'pickups',
      cells: ['Pickups', 'Daily, or booked for your lab or an office', 'Daily, or booked for your lab or an office'],
    },
    {id: 'address', cells: ['Address check', 'Recommended address for an office', 'Recommended address for an office']},
    {
      id: 'needs',
      cells: ['Needs', 'An address that is Accepted or Overridden', 'An address that is Accepted or Overridden'],
    },
  ],
};

export const labelOutcomes: FactTable = {
  id: 'label-outcomes',
  caption: 'What you can still do with a label',
  columns: ['The label is', 'Void', 'Print again', 'What the carrier charges'],
  rows: [
    {id: 'made', cells: ['Made, not picked up', 'Yes', 'Yes', 'Nothing once voided']},
    {id: 'picked-up', cells: ['Picked up or scanned', 'No', 'Yes', 'The service']},
    {id: 'voided', cells: ['Voided', '—', 'No', 'Nothing']},
    {
      id: 'return-unused',
      cells: [
        'Return label, not scanned',
        'Yes, until it expires after 90 days',
        'Yes',
        'Depends on your contract: on first scan or when made',
      ],
    },
  ],
};
