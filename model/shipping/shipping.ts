import type {Entity} from '../types';
import {BY_PILOT, field} from '../field';
import {routeCarriers} from './carriers';

const ROUTES = 'Operational Flow › Shipping Routes: Update';
const SHIPMENTS = 'Operational Flow › Shipments: Update';

export const shippingRoute: Entity = {
  id: 'shippingRoute',
  name: 'Shipping route',
  fields: [
    field(
      'Route name',
      'The name on cases and offices, such as "FedEx 2Day."',
      'Text, up to 60 characters, unique, required',
      '—',
      ROUTES,
    ),
    field(
      'Carrier',
      'Who carries the box.',
      `${routeCarriers}; with two accounts at one carrier, choose the connection`,
      '**Local**',
      ROUTES,
    ),
    field(
      'Service',
      "The carrier's service for boxes on this route.",
      "One of the connected carrier's services; blank for **Local**",
      '—',
      ROUTES,
    ),
    field(
      'Cost to customer',
      'The shipping charge for a case on this route.',
      'A dollar amount of 0 or more',
      '$0.00',
      ROUTES,
    ),
    field(
      'Actual cost',
      'What a box costs your lab. Only reports use it.',
      'A dollar amount of 0 or more',
      '$0.00',
      ROUTES,
    ),
    field('Transit days', 'How many days a box takes to reach the office.', 'A whole number from 0 to 30', '1', ROUTES),
    field(
      'Include Saturday',
      "Counts Saturday as a day when boxes travel and arrive, as with a driver who works on Saturday. Leave it off on a carrier's route: labels from Pilot don't include Saturday delivery.",
      'On or off',
      'Off',
      ROUTES,
    ),
    field('Include Sunday', 'The same for Sunday.', 'On or off', 'Off', ROUTES),
    field(
      'Pickup times',
      'When boxes on this route leave your lab.',
      'One or more times of day with weekdays',
      '5:00 PM, Monday through Friday',
      ROUTES,
    ),
    field(
      'Active',
      "You can't choose an inactive route, but cases that already have it keep it.",
      'On or off',
      'On',
      ROUTES,
    ),
  ],
};

export const shipment: Entity = {
  id: 'shipment',
  name: 'Shipment',
  fields: [
    field(
      'Office',
      'Where the box goes.',
      'One office; a carrier label needs an **Accepted** or **Overridden** address',
      'The office the cases are for',
      BY_PILOT,
    ),
    field(
      'Cases',
      'The cases in the box.',
      'Cases that go to the same office on the same pickup',
      'All finished cases that match',
      SHIPMENTS,
    ),
    field('Shipping route', 'How the box ships.', 'One active shipping route', 'The route on the cases', SHIPMENTS),
    field(
      'Pickup',
      'The pickup that the box goes out on.',
      "One of the route's pickup times",
      'The next pickup time',
      SHIPMENTS,
    ),
    field(
      'Weight',
      'The weight you give the carrier.',
      'Pounds, in increments of 0.1',
      'The default weight in the carrier settings',
      SHIPMENTS,
    ),
    field(
      'Dimensions',
      'The size you give the carrier.',
      'Length, width, and height in inches',
      'The default box in the carrier settings',
      SHIPMENTS,
    ),
    field(
      'Tracking number',
      "The carrier's number, or `LOCAL ROUTE` for a Local route.",
      'Text from the carrier',
      '—',
      BY_PILOT,
    ),
    field(
      'Label',
      'The label to print.',
      'A PDF or ZPL file; none for a Local route',
      'Created with **Create label**',
      'Operational Flow › Shipments: Create',
    ),
    field(
      'Return label',
      'The return label in the box, if the office gets one with each shipment.',
      'One return label, or none',
      "The office's setting",
      SHIPMENTS,
    ),
    field(
      'Shipping charge',
      'What the customer pays for the box.',
      'A dollar amount',
      "The route's cost to customer",
      BY_PILOT,
    ),
    field(
      'Status',
      'Where the box is.',
      '**Open**, **Ready**, **In transit**, **Delivered**, or **Voided**',
      '**Open**',
      "The carrier's scans set this. On a Local route, someone with **Operational Flow › Shipments: Update** can set it, because drivers have no login",
    ),
    field('Shipped on', 'The day the cases became **Shipped**.', 'A date', '—', BY_PILOT),
  ],
};
