import type {FactTable} from '../../types';

export const labelOutcomes: FactTable = {
  id: 'label-outcomes',
  caption: 'What you can still do with a label',
  columns: ['Label', 'Void', 'Reprint', 'What the carrier charges'],
  rows: [
    {
      id: 'made',
      cells: [
        'Outgoing label created today, not picked up',
        'Yes, with **Undo shipping**',
        'Yes',
        'Nothing after you void it',
      ],
    },
    {
      id: 'made-earlier',
      cells: [
        'Outgoing label created earlier, not picked up',
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
        'Nothing until the first scan, or the price of the service when you create the label, depending on your contract',
      ],
    },
  ],
};
