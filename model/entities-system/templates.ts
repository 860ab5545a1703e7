import type {Entity} from '../types';
import {byPilot, field} from './field';

const email = 'System › Email Templates: Update';
const pdf = 'System › PDF Templates: Update';

export const emailTemplate: Entity = {
  id: 'emailTemplate',
  name: 'Email template',
  plural: 'Email templates',
  what: 'An email template is the subject and text of one of the 12 emails that Pilot sends, for one billing lab.',
  page: '/docs/system/email-templates',
  fields: [
    field('email', 'Email', 'Which of the 12 emails it is.', 'One of 12', '—', byPilot),
    field(
      'billing-lab',
      'Billing lab',
      'The billing lab whose emails use it.',
      'One billing lab',
      'The default billing lab',
      byPilot,
    ),
    field(
      'enabled',
      'Send this email',
      'With it off, Pilot does not send the email. Portal invitation and Password reset are always sent.',
      'On or off',
      'On',
      email,
    ),
    field(
      'subject',
      'Subject',
      'The subject line.',
      'Text with variables, up to 150 characters',
      'The default subject',
      email,
    ),
    field(
      'body',
      'Body',
      'The text.',
      'HTML with Handlebars: `{{case.case_number}}`, `{{#each}}`, `{{#if}}`',
      'The default text',
      email,
    ),
    field(
      'from-name',
      'From name',
      'The name the reader sees as sender.',
      'Text',
      'The name of the billing lab',
      email,
    ),
    field('copy-to', 'Copy to', 'Gets a blind copy of each of these emails.', 'Up to 5 email addresses', '—', email),
    field(
      'attachment',
      'Attach the PDF',
      'Attaches the invoice, statement or label.',
      'On or off; where the email has a PDF',
      'On',
      email,
    ),
    field(
      'preview',
      'Preview with',
      'The record whose values the preview shows.',
      'A case, invoice, payment, statement, pickup request or label',
      'The newest one',
      email,
    ),
    field(
      'changed',
      'Changed',
      'Who changed it last and when. **Restore default** brings the first text back.',
      'User and date',
      '— (default)',
      byPilot,
    ),
  ],
};

export const pdfTemplate: Entity = {
  id: 'pdfTemplate',
  name: 'PDF template',
  plural: 'PDF templates',
  what: 'A PDF template is the layout of one of the 6 documents that Pilot prints, for one billing lab.',
  page: '/docs/system/pdf-templates',
  fields: [
    field('document', 'Document', 'Which of the 6 documents it is.', 'One of 6', '—', byPilot),
    field(
      'billing-lab',
      'Billing lab',
      'The billing lab whose documents use it.',
      'One billing lab',
      'The default billing lab',
      byPilot,
    ),
    field(
      'body',
      'Body',
      'The layout.',
      'HTML and CSS with Handlebars: `{{case.case_number}}`, `{{#each}}`, `{{#if}}`',
      'The default layout',
      pdf,
    ),
    field(
      'paper',
      'Paper',
      'The size of the page.',
      'Letter, Half letter, 4 × 6 in label, 2 × 1 in label',
      'Letter; 2 × 1 in label for the case label',
      pdf,
    ),
    field('orientation', 'Orientation', 'How the page is turned.', 'Portrait or Landscape', 'Portrait', pdf),
    field('margins', 'Margins', 'The empty border, in inches.', '0 to 2', '0.5; 0.05 for labels', pdf),
    field(
      'preview',
      'Preview with',
      'The record whose values the preview shows.',
      'A case, invoice, statement, shipment or label',
      'The newest one',
      pdf,
    ),
    field(
      'changed',
      'Changed',
      'Who changed it last and when. **Restore default** brings the first layout back.',
      'User and date',
      '— (default)',
      byPilot,
    ),
  ],
};
