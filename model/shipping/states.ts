import type {StateMachine} from '../types';

export const shipmentStates: StateMachine = {
  id: 'shipment',
  title: 'Shipment statuses',
  statuses: [
    {
      id: 'open',
      name: 'Open',
      meaning: 'Someone selected Ship on a case and is putting cases in the box. The cases are still Live.',
      initial: true,
    },
    {
      id: 'ready',
      name: 'Ready',
      meaning: 'The label is printed or, on a Local route, someone selected Mark as shipped. Its cases are Shipped.',
      tone: 'good',
    },
    {
      id: 'in-transit',
      name: 'In transit',
      meaning: 'The carrier has scanned the box or, on a Local route, you set the status when the driver left.',
      tone: 'info',
    },
    {id: 'delivered', name: 'Delivered', meaning: 'The box is at the office.', tone: 'good'},
    {
      id: 'voided',
      name: 'Voided',
      meaning: 'You undid shipping on the day you shipped, before pickup, and the cases are Live again.',
      tone: 'bad',
    },
  ],
  transitions: [
    {
      from: 'open',
      to: 'ready',
      action: 'Create label',
      by: 'Operational Flow › Shipments: Create; on a Local route, the button is Mark as shipped',
    },
    {
      from: 'ready',
      to: 'in-transit',
      action: 'First scan',
      by: 'The carrier; for a Local route, Operational Flow › Shipments: Update',
    },
    {
      from: 'in-transit',
      to: 'delivered',
      action: 'Delivery scan',
      by: 'The carrier; for a Local route, Operational Flow › Shipments: Update',
    },
    {
      from: 'ready',
      to: 'voided',
      action: 'Undo shipping',
      by: 'Operational Flow › Shipments: Delete, on the day you ship, before pickup',
    },
  ],
};
