import type {MessageTemplate, VariableGroup} from '../../types';
import {statementVariables} from './statement-variables';
import {
  accountVariables,
  caseVariables,
  customerVariables,
  invoiceVariables,
  labVariables,
  lineItemVariables,
  paymentVariables,
  recipientVariables,
  returnLabelVariables,
  shipmentVariables,
} from './variables';

/** Printed once on the page; every email has them. */
export const everyEmail: VariableGroup = {
  id: 'every-email',
  name: 'Every email',
  variables: [...labVariables, ...recipientVariables],
};

export const caseEmails: VariableGroup = {
  id: 'case-emails',
  name: 'Emails about a case',
  variables: [...customerVariables, ...caseVariables],
};

const every = [everyEmail];
const aboutCase = [everyEmail, caseEmails];

/** The 12 emails that a lab can edit. */
export const emailTemplates: readonly MessageTemplate[] = [
  {
    id: 'case-received',
    name: 'Case received',
    when: 'A case has both a received date and a doctor-office pair for the first time.',
    to: "The pair's portal users with this notification on",
    shares: aboutCase,
    variables: [...lineItemVariables],
  },
  {
    id: 'case-on-hold',
    name: 'Case on hold',
    when: 'A case goes on hold.',
    to: "The pair's portal users with this notification on, or the office's email address if there are none",
    shares: aboutCase,
    variables: [
      {name: 'hold.reason', meaning: 'The hold reason.', example: 'Scan unclear'},
      {
        name: 'hold.note',
        meaning: 'The note to the office.',
        example: 'The margin on 9 is not visible. Please rescan.',
      },
    ],
  },
  {
    id: 'message-from-the-lab',
    name: 'Message from the lab',
    when: 'Someone at the lab, or an automation, writes a message on the Activity tab.',
    to: "The pair's portal users with this notification on",
    shares: aboutCase,
    variables: [
      {name: 'message.text', meaning: 'The message.', example: 'Is shade A2 for the neck as well?'},
      {name: 'message.author', meaning: 'Who wrote it.', example: 'Front desk'},
      {
        name: 'message.url',
        meaning: 'A link to the case in the Client Portal, where the office can answer.',
        example: 'https://portal.example/cases/10482',
      },
    ],
  },
  {
    id: 'case-shipped',
    name: 'Case shipped',
    when: 'You make the label or, on a Local route, close the box. All cases in the box share one email.',
    to: "The pairs' portal users with this notification on",
    shares: aboutCase,
    variables: [...shipmentVariables],
  },
  {
    id: 'invoice',
    name: 'Invoice',
    when: 'A case is invoiced, or someone sends the invoice again.',
    to: "The billing account's billing email",
    shares: aboutCase,
    variables: [...accountVariables, ...invoiceVariables],
  },
  {
    id: 'payment-received',
    name: 'Payment received',
    when: 'A payment is recorded or a charge succeeds.',
    to: "The billing account's billing email",
    shares: every,
    variables: [
      ...accountVariables,
      ...paymentVariables,
      {
        name: 'payment.invoices',
        meaning: 'The invoices the payment was applied to, for `{{#each payment.invoices}}`.',
        example: '10482',
      },
      {name: 'billing_account.available_credit', meaning: 'The credit left to apply.', example: '$0.00'},
    ],
  },
  {
    id: 'payment-failed',
    name: 'Payment failed',
    when: 'A card or ACH payment is declined or returned.',
    to: "The billing account's billing email",
    shares: every,
    variables: [
      ...accountVariables,
      ...paymentVariables,
      {
        name: 'payment.failure_reason',
        meaning: 'The reason from the payment provider.',
        example: 'The card was declined.',
      },
      {
        name: 'payment.retry_url',
        meaning: 'A link to the Client Portal, where the customer can pay another way.',
        example: 'https://portal.example/billing',
      },
    ],
  },
  {
    id: 'statement',
    name: 'Statement',
    when: 'A reviewed statement is sent.',
    to: "The billing account's billing email",
    shares: every,
    variables: [...accountVariables, ...statementVariables],
  },
  {
    id: 'pickup-scheduled',
    name: 'Pickup scheduled',
    when: 'A pickup request moves to Scheduled.',
    to: "The office's email address and the portal user who asked for the pickup",
    shares: every,
    variables: [
      {name: 'office.name', meaning: "The office's name.", example: 'Bright Smiles Dental'},
      {name: 'pickup.date', meaning: 'The day of the pickup.', example: 'Mar 13, 2025'},
      {name: 'pickup.ready_time', meaning: 'When the box is ready.', example: '1:00 PM'},
      {name: 'pickup.closing_time', meaning: 'When the office closes.', example: '5:00 PM'},
      {name: 'pickup.boxes', meaning: 'The number of boxes.', example: '1'},
      {name: 'pickup.route', meaning: 'The carrier or Local route for the pickup.', example: 'FedEx'},
      {name: 'pickup.note', meaning: "The request's note.", example: 'Ring at the side door'},
    ],
  },
  {
    id: 'return-label',
    name: 'Return label',
    when: 'You email a return label, or send it again.',
    to: "The addresses under **Send to**, by default the office's email address",
    shares: every,
    variables: [
      {name: 'office.name', meaning: "The office's name.", example: 'Bright Smiles Dental'},
      ...returnLabelVariables,
      {
        name: 'return_label.pdf_url',
        meaning: 'A link to the label as a PDF.',
        example: 'https://portal.example/labels/10483.pdf',
      },
      {
        name: 'return_label.qr_url',
        meaning: "A link to the QR code. Empty if the service doesn't have one.",
        example: 'https://portal.example/labels/10483.png',
      },
    ],
  },
  {
    id: 'portal-invitation',
    name: 'Portal invitation',
    when: 'You create a Client Portal user, or send the invitation again.',
    to: 'The portal user',
    shares: every,
    variables: [
      {name: 'user.username', meaning: 'The username.', example: 'ortiz@brightsmiles.example'},
      {
        name: 'user.invitation_url',
        meaning: 'A link for setting a password.',
        example: 'https://portal.example/invitation',
      },
      {
        name: 'user.invitation_expires',
        meaning: 'The last day the link works.',
        example: 'Mar 10, 2025',
      },
    ],
  },
  {
    id: 'password-reset',
    name: 'Password reset',
    when: 'A lab user or a Client Portal user asks for a new password.',
    to: 'The person who asked',
    shares: every,
    variables: [
      {name: 'user.username', meaning: 'The username.', example: 'ortiz@brightsmiles.example'},
      {
        name: 'user.reset_url',
        meaning: 'A link for setting a new password. It works for one hour.',
        example: 'https://portal.example/reset',
      },
    ],
  },
];
