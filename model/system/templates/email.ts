import type {MessageTemplate} from '../../types';
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

const every = [...labVariables, ...recipientVariables];
const aboutCase = [...every, ...customerVariables, ...caseVariables];

/** The 12 emails that a lab can edit. */
export const emailTemplates: readonly MessageTemplate[] = [
  {
    id: 'case-received',
    name: 'Case received',
    when: 'A case has both a received date and a doctor-office pair for the first time.',
    to: 'Portal users',
    variables: [...aboutCase, ...lineItemVariables],
  },
  {
    id: 'case-on-hold',
    name: 'Case on hold',
    when: 'A case goes on hold.',
    to: "Portal users who chose it, or the office's email address if none did. If the reason is marked **Only for billing**, only those who chose this email and can see billing or, if there are none, the billing email",
    variables: [
      ...aboutCase,
      {name: 'hold.reason', example: 'Scan unclear'},
      {name: 'hold.note', example: 'The margin on 9 is not visible. Please rescan.'},
    ],
  },
  {
    id: 'message-from-the-lab',
    name: 'Message from the lab',
    when: 'Someone at the lab, or an automation, writes a message on the Activity tab.',
    to: 'Portal users',
    variables: [
      ...aboutCase,
      {name: 'message.text', example: 'Is shade A2 for the neck as well?'},
      {name: 'message.author', example: 'Front desk'},
      {
        name: 'message.url',
        example: 'https://portal.example/cases/10482',
        note: 'Opens the case in the Client Portal, where the office can answer.',
      },
    ],
  },
  {
    id: 'case-shipped',
    name: 'Case shipped',
    when: "You create the label or, on a Local route, select **Mark as shipped**. Pilot sends one email for each doctor-office pair with a case in the box, and it names only that pair's cases.",
    to: "Portal users who chose it, or the office's email address if the pair has no portal user",
    variables: [...every, ...customerVariables, ...shipmentVariables],
  },
  {
    id: 'invoice',
    name: 'Invoice',
    when: 'A case is invoiced, or someone selects **Resend**.',
    to: 'Billing email by default',
    variables: [...aboutCase, ...accountVariables, ...invoiceVariables],
  },
  {
    id: 'payment-received',
    name: 'Payment received',
    when: 'A payment is recorded in Pilot or a charge succeeds. Payments that sync from QuickBooks Online send no email.',
    to: 'Billing email',
    variables: [
      ...every,
      ...accountVariables,
      ...paymentVariables,
      {name: 'payment.invoices', example: '10482'},
      {name: 'billing_account.available_credit', example: '$0.00'},
    ],
  },
  {
    id: 'payment-failed',
    name: 'Payment failed',
    when: 'A card or ACH payment is declined or returned.',
    to: 'Billing email',
    variables: [
      ...every,
      ...accountVariables,
      ...paymentVariables,
      {name: 'payment.failure_reason', example: 'The card was declined.'},
      {
        name: 'payment.retry_url',
        example: 'https://portal.example/billing',
        note: 'Opens the Client Portal, where a user who can see billing can pay another way.',
      },
    ],
  },
  {
    id: 'statement',
    name: 'Statement',
    when: 'A reviewed statement is sent, or someone selects **Resend**.',
    to: 'Billing email',
    variables: [...every, ...accountVariables, ...statementVariables],
  },
  {
    id: 'pickup-scheduled',
    name: 'Pickup scheduled',
    when: 'A pickup request moves to Scheduled.',
    to: "The office's email address and the portal user who asked, if they chose it",
    variables: [
      ...every,
      {name: 'office.name', example: 'Bright Smiles Dental'},
      {name: 'pickup.date', example: 'Mar 13, 2025'},
      {name: 'pickup.ready_time', example: '1:00 PM'},
      {name: 'pickup.closing_time', example: '5:00 PM'},
      {name: 'pickup.boxes', example: '1'},
      {name: 'pickup.route', example: 'FedEx'},
      {name: 'pickup.note', example: 'Ring at the side door'},
    ],
  },
  {
    id: 'return-label',
    name: 'Return label',
    when: 'You email a return label, or resend it.',
    to: "The addresses under **Send to**, by default the office's email address",
    variables: [
      ...every,
      {name: 'office.name', example: 'Bright Smiles Dental'},
      ...returnLabelVariables,
      {name: 'return_label.pdf_url', example: 'https://portal.example/labels/10483.pdf'},
      {
        name: 'return_label.qr_url',
        example: 'https://portal.example/labels/10483.png',
        note: 'Empty if the service has no QR code.',
      },
    ],
  },
  {
    id: 'portal-invitation',
    name: 'Portal invitation',
    when: 'You create a Client Portal user, or resend the invitation.',
    to: 'The portal user',
    variables: [
      ...every,
      {name: 'user.username', example: 'ortiz@brightsmiles.example'},
      {name: 'user.invitation_url', example: 'https://portal.example/invitation'},
      {name: 'user.invitation_expires', example: 'Mar 10, 2025'},
    ],
  },
  {
    id: 'password-reset',
    name: 'Password reset',
    when: 'A lab user or a Client Portal user asks for a new password.',
    to: 'The person who asked',
    variables: [
      ...every,
      {name: 'user.username', example: 'ortiz@brightsmiles.example'},
      {name: 'user.reset_url', example: 'https://portal.example/reset', note: 'Works for one hour.'},
    ],
  },
];
