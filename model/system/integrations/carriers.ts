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
    {id: 'cost', cells: ['Who pays the carrier', 'Your lab, at its contract rate', 'Your lab, at its contract rate']},
    {
      id: 'tracking',
      cells: [
        'Tracking',
        'Updated with each scan; the number is on the case and in the portal',
        'Updated with each scan; the number is on the case and in the portal',
      ],
    },
    {
      id: 'void',
      cells: [
        'Void an outgoing label',
        'On the day you ship, until UPS picks up the box',
        'On the day you ship, until FedEx picks up the box',
      ],
    },
    {id: 'where', cells: ['Destinations', 'US addresses', 'US addresses']},
    {
      id: 'returns',
      cells: [
        'Return labels',
        'Emailed as a PDF, printed, or in the portal',
        'Emailed as a PDF or QR code, printed, or in the portal',
      ],
    },
    {
      id: 'pickups',
      cells: ['Pickups', 'Daily, or booked for your lab or an office', 'Daily, or booked for your lab or an office'],
    },
    {
      id: 'address',
      cells: ['Address check', 'Recommends an address for an office', 'Recommends an address for an office'],
    },
    {
      id: 'needs',
      cells: ['Office address', 'Must be Accepted or Overridden', 'Must be Accepted or Overridden'],
    },
  ],
};

export const labelOutcomes: FactTable = {
  id: 'label-outcomes',
  caption: 'What you can still do with a label',
  columns: ['Label', 'Void', 'Print again', 'What the carrier charges'],
  rows: [
    {
      id: 'made',
      cells: [
        'Outgoing label made today, not picked up',
        'Yes, with **Undo shipping**',
        'Yes',
        'Nothing after you void it',
      ],
    },
    {
      id: 'made-earlier',
      cells: [
        'Outgoing label made earlier, not picked up',
        "Not in Pilot, only on the carrier's website; the shipment stays **Ready**",
        'Yes',
        'It depends on your contract; usually nothing if the label is never scanned',
      ],
    },
    {id: 'picked-up', cells: ['Outgoing label that was picked up or scanned', 'No', 'Yes', 'The price of the service']},
    {id: 'voided', cells: ['Voided label', '—', 'No', 'Nothing']},
    {
      id: 'return-unused',
      cells: [
        'Return label that was never scanned',
        'Yes, until it expires after 90 days',
        'Yes',
        'Nothing until the first scan, or the price of the service when you make the label, depending on your contract',
      ],
    },
  ],
};

/** What Pilot does not do with carriers, and what labs do instead. */
export const otherCarriers: FactTable = {
  id: 'other-carriers',
  caption: "Shipments Pilot doesn't make labels for",
  columns: ['Shipment', 'In Pilot', 'What to do instead'],
  rows: [
    {
      id: 'usps-dhl',
      cells: [
        'USPS, DHL, or another carrier',
        'No labels, tracking, or voids',
        "Use a Local route, make the label on the carrier's website, and put the tracking number in a message on the case",
      ],
    },
    {
      id: 'courier',
      cells: [
        'A courier or bus service',
        'No labels or tracking',
        "Use a Local route and attach the courier's receipt to the case",
      ],
    },
    {
      id: 'international',
      cells: [
        'UPS or FedEx to another country',
        'Domestic labels only; no customs forms',
        "Use a Local route, and make the label and commercial invoice on the carrier's website",
      ],
    },
    {
      id: 'office-account',
      cells: [
        "An office's own UPS or FedEx account",
        "Labels on your lab's account only",
        "Use a Local route at $0.00, and make the label with the office's account on the carrier's website",
      ],
    },
  ],
};
