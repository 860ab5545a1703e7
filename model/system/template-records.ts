import type {Entity} from '../types';
import {BY_PILOT, field} from '../field';

const email = 'System › Email Templates: Update';
const pdf = 'System › PDF Templates: Update';

export const emailTemplate: Entity = {
  id: 'emailTemplate',
  name: 'Email template',
  fields: [
    field('Email', 'Which of the 12 emails the template is for.', 'One of the 12 emails', '—', BY_PILOT),
    field(
      'Billing lab',
      'The billing lab whose emails use the template.',
      'One billing lab',
      'The default billing lab',
      BY_PILOT,
    ),
    field('Send this email', "When it's off, Pilot doesn't send the email.", 'On or off', 'On', email),
    field('Subject', 'The subject line.', 'Text with variables, up to 150 characters', 'The default subject', email),
    field(
      'Body',
      'The text.',
      'HTML with Handlebars: `{{case.case_number}}`, `{{#each}}`, `{{#if}}`',
      'The default text',
      email,
    ),
    field(
      'From name',
      "The sender's name. The address is Pilot's own and can't be changed.",
      'Text',
      "The billing lab's name",
      email,
    ),
    field(
      'Copy to',
      'Addresses that get a blind copy each time Pilot sends the email.',
      'Up to 5 email addresses',
      '—',
      email,
    ),
    field(
      'Attach the PDF',
      'Attaches the invoice, statement, or label to the email.',
      'On or off, for emails that have a PDF',
      'On',
      email,
    ),
    field(
      'Preview with',
      'The record whose values the preview shows.',
      'A case, invoice, payment, statement, pickup request, or label',
      'The newest one',
      email,
    ),
    field('Changed', 'Who last changed the template, and when.', 'User and date', '— (default)', BY_PILOT),
  ],
};

export const pdfTemplate: Entity = {
  id: 'pdfTemplate',
  name: 'PDF template',
  fields: [
    field('Document', 'Which of the 6 documents the template is for.', 'One of the 6 documents', '—', BY_PILOT),
    field(
      'Billing lab',
      'The billing lab whose documents use the template.',
      'One billing lab',
      'The default billing lab',
      BY_PILOT,
    ),
    field(
      'Body',
      'The layout.',
      'HTML and CSS with Handlebars: `{{case.case_number}}`, `{{#each}}`, `{{#if}}`',
      'The default layout',
      pdf,
    ),
    field(
      'Paper',
      'The size of the page.',
      'Letter, Half letter, 4 × 6 inch label, or 2 × 1 inch label',
      'Letter; 2 × 1 inch label for the case label',
      pdf,
    ),
    field('Orientation', 'Which way the page is turned.', 'Portrait or Landscape', 'Portrait', pdf),
    field('Margins', 'The blank border, in inches.', '0 to 2', '0.5; 0.05 for labels', pdf),
    field(
      'Preview with',
      'The record whose values the preview shows.',
      'A case, invoice, statement, shipment, or label',
      'The newest one',
      pdf,
    ),
    field('Changed', 'Who last changed the template, and when.', 'User and date', '— (default)', BY_PILOT),
  ],
};
