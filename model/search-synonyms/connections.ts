// cspell:ignore CEREC Dexis
import type {SynonymGroup} from './group';

export const connectionWords: readonly SynonymGroup[] = [
  {
    words: ['void label', 'cancel shipment', 'refund label'],
    page: '/docs/system/integrations/shipping/ups',
    also: ['/docs/system/integrations/shipping/fedex'],
  },
  {
    words: ['autopay', 'card on file', 'credit card', 'ACH'],
    page: '/docs/system/integrations/payment-processing/stripe',
    also: ['/docs/financials/payments-and-credits'],
  },
  {
    words: ['QuickBooks', 'QBO', 'QB sync', 'Xero', 'Sage', 'export to accountant'],
    page: '/docs/system/integrations/accounting/quickbooks-online',
  },
  {
    words: ['iTero', 'MyiTero', 'Trios', '3Shape Communicate', 'Medit Link', 'Primescan', 'DS Core', 'Carestream'],
    page: '/docs/system/integrations/intraoral-dental-scanners/itero-3shape-medit',
    also: ['/docs/system/automations/ios-case-create'],
  },
  {
    words: ['scanner inbox', 'accept case', 'reject', 'rescan', 'download scans'],
    page: '/docs/system/integrations/intraoral-dental-scanners/itero-3shape-medit',
    also: ['/docs/cases/file-management'],
  },
  {
    words: [
      'digital case',
      'scans do not arrive',
      'scan not coming in',
      'scan missing',
      'no new scans',
      'order not imported',
      'connect a scanner',
      'scanner login',
      'intraoral camera',
      'CEREC',
      'Dexis',
      'Shining 3D',
    ],
    page: '/docs/system/integrations/intraoral-dental-scanners/itero-3shape-medit',
    also: ['/docs/system/automations/ios-case-create'],
  },
  {
    words: [
      'accounting',
      'accountant',
      'general ledger',
      'bookkeeper',
      'sync error',
      'not synced',
      'disconnect QuickBooks',
      'duplicate customer in QuickBooks',
    ],
    page: '/docs/system/integrations/accounting/quickbooks-online',
  },
  {
    words: [
      'pay by card',
      'pay online',
      'pay in the portal',
      'take cards',
      'card declined',
      'failed payment',
      'payout',
      'card fee',
      'terminal',
      'Visa',
      'Apple Pay',
    ],
    page: '/docs/system/integrations/payment-processing/stripe',
    also: ['/docs/financials/payments-and-credits'],
  },
  {words: ['UPS account', 'UPS tracking', 'UPS pickup'], page: '/docs/system/integrations/shipping/ups'},
  {
    words: ['Federal Express', 'FedEx account', 'FedEx tracking', 'FedEx pickup'],
    page: '/docs/system/integrations/shipping/fedex',
  },
  {
    words: [
      'print a label',
      'reprint a label',
      'label printer',
      'thermal label',
      '4x6 label',
      'shipping cost',
      'insurance',
      'overnight',
    ],
    page: '/docs/system/integrations/shipping/ups',
    also: ['/docs/system/integrations/shipping/fedex', '/guides/invoicing-and-shipping'],
  },
];
