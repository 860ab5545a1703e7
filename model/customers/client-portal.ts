import type {Entity} from '../types';
import {BY_PILOT, field} from '../field';

/** Adding an account and adding a user to one both need Create. */
export const PORTAL_CREATE = 'Customers › Client Portal Accounts: Create';
const PORTAL = 'Customers › Client Portal Accounts: Update';
const PICKUP = 'Customers › Pickup Requests: Update';
const LABEL_CREATE = 'Customers › Return Labels: Create';

export const clientPortalAccount: Entity = {
  id: 'clientPortalAccount',
  name: 'Client Portal account',
  fields: [
    field(
      'Account name',
      "The name in your list. Offices don't see it.",
      'Text, required',
      'The name of the doctor, office, or office group',
      PORTAL,
    ),
    field(
      'Type',
      "Whose cases the account shows: one doctor's, one office's, or an office group's.",
      "**Doctor**, **Office**, or **Office group**; can't be changed later",
      '**Office**',
      PORTAL_CREATE,
    ),
    field(
      'Belongs to',
      'The doctor, office, or office group the account is for.',
      'One record of the chosen type, required',
      '—',
      PORTAL_CREATE,
    ),
    field(
      'Show invoices',
      'Lists invoices in the Client Portal and lets users open their PDFs.',
      'On or off',
      'On',
      PORTAL,
    ),
    field(
      'Show payments',
      'Lists payments. To pay online, users need this and **Show invoices**.',
      'On or off',
      'On',
      PORTAL,
    ),
    field('Show credits', 'Lists credits and the available credit.', 'On or off', 'On', PORTAL),
    field('Show statements', 'Lists statements once you send them.', 'On or off', 'On', PORTAL),
    field(
      'Hide current billing cycle',
      "Hides this month's invoices from the Client Portal until the month is over.",
      'On or off',
      'Off',
      PORTAL,
    ),
    field('Users', "The account's logins. A **Doctor** account has one.", 'Client Portal users', 'None', PORTAL_CREATE),
    field(
      'Active',
      "If you turn this off, the account's users are signed out right away and can't sign in.",
      'On or off',
      'On',
      PORTAL,
    ),
  ],
};

export const clientPortalUser: Entity = {
  id: 'clientPortalUser',
  name: 'Client Portal user',
  fields: [
    field('Name', 'The name on messages the user writes.', 'Text, required', '—', PORTAL),
    field(
      'Username',
      'What the user types to sign in.',
      'An email address, or letters, digits, and periods; must be unique in Pilot',
      'The email address',
      PORTAL,
    ),
    field(
      'Email',
      'Where the invitation, password resets, and notifications go.',
      'One email address, required',
      '—',
      PORTAL,
    ),
    field(
      'Doctor-office pair',
      'The pair that the user gets emails about and enters cases for.',
      'One pair that the account covers, required',
      '—',
      PORTAL,
    ),
    field(
      'Notifications',
      "The events that the user gets emails about. Emails about money go to the billing account's billing email.",
      'Any of **Case received**, **Case on hold**, **Message from the lab**, **Case shipped**, and **Pickup scheduled**',
      'All on',
      'The user or anyone with Customers › Client Portal Accounts: Update',
    ),
    field(
      'No access to billing',
      "Hides billing from this user. It overrides the account's settings.",
      'On or off',
      'Off',
      PORTAL,
    ),
    field(
      'Invitation',
      'Whether the user has set a password yet.',
      '**Not sent**, **Sent**, or **Accepted**',
      '**Not sent**',
      BY_PILOT,
    ),
    field(
      'Two-factor sign-in',
      'Asks for a code from an authenticator app after the password. Anyone with **Customers › Client Portal Accounts: Update** can reset it.',
      'On or off',
      'Off',
      'The user',
    ),
    field('Last sign-in', 'Shows you logins that no one uses.', 'A date and time', '—', BY_PILOT),
    field('Active', "An inactive user can't sign in.", 'On or off', 'On', PORTAL),
  ],
};

export const pickupRequest: Entity = {
  id: 'pickupRequest',
  name: 'Pickup request',
  fields: [
    field(
      'Office',
      'Where the boxes are.',
      'One office, required',
      "In the Client Portal, the user's office",
      'Customers › Pickup Requests: Create',
    ),
    field('Pickup date', 'The day to pick up the boxes.', 'Today or a later date, required', 'Today', PICKUP),
    field('Ready time', 'When the boxes will be ready.', 'A time of day, required', 'The next full hour', PICKUP),
    field(
      'Closing time',
      'The latest time the driver can pick up the boxes.',
      'A time after the ready time, required',
      "The office's closing time",
      PICKUP,
    ),
    field('Boxes', 'The number the office reports.', 'A whole number from 1 to 99', '1', PICKUP),
    field('Note', 'Instructions for the driver.', 'Text, up to 200 characters', "The office's delivery note", PICKUP),
    field(
      'Route',
      'Who picks up the boxes: a carrier or your own driver.',
      'One active shipping route',
      "The office's default shipping route",
      PICKUP,
    ),
    field(
      'Status',
      'Whether the pickup is only asked for, booked, or done.',
      '**Requested**, **Scheduled**, **Picked up**, **Missed**, or **Canceled**',
      '**Requested**',
      PICKUP,
    ),
    field(
      'Requested by',
      'A Client Portal user or someone at your lab.',
      'A name',
      'Whoever entered the request',
      BY_PILOT,
    ),
    field(
      'Confirmation number',
      "The carrier's number for the pickup.",
      'Text from the carrier; blank for a Local route',
      '—',
      BY_PILOT,
    ),
  ],
};

export const returnLabel: Entity = {
  id: 'returnLabel',
  name: 'Return label',
  fields: [
    field(
      'Office',
      "The office that sends the box. Its address is the sender's address on the label.",
      'One office with an **Accepted** or **Overridden** address, required',
      '—',
      LABEL_CREATE,
    ),
    field(
      'Case',
      'The case the box is for, if you know it.',
      'One case for the office, or none',
      'None',
      'Customers › Return Labels: Update',
    ),
    field(
      'Carrier service',
      "The label's carrier and service.",
      "A service that's turned on for returns in the carrier settings, required",
      'The service last used for the office, or the first in the list',
      LABEL_CREATE,
    ),
    field(
      'Quantity',
      'How many labels to create. Each label is for one box and has its own tracking number.',
      'A whole number from 1 to 20',
      '1',
      LABEL_CREATE,
    ),
    field(
      'Send by',
      'How the label reaches the office.',
      '**Email** (PDF, and a QR code where the service supports it), **Print**, or **Client Portal only**',
      '**Email**',
      LABEL_CREATE,
    ),
    field('Send to', 'Where the email goes.', 'One or more email addresses', "The office's email", LABEL_CREATE),
    field(
      'Status',
      'Whether the label has been sent and used. It changes when the email goes out and when the box is scanned.',
      '**Created**, **Sent**, **In transit**, **Received**, **Voided**, or **Expired**',
      '**Created**',
      BY_PILOT,
    ),
    field('Tracking number', 'Scan or type it to receive the box.', 'Text from the carrier', '—', BY_PILOT),
    field('Created on', "The start of the label's 90 days.", 'A date and time', 'Now', BY_PILOT),
    field(
      'Expires on',
      'The day an unused label becomes **Expired**.',
      'A date',
      '90 days after **Created on**',
      BY_PILOT,
    ),
  ],
};
