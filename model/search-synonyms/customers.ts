import type {SynonymGroup} from './group';

export const customerWords: readonly SynonymGroup[] = [
  {words: ['doctor', 'dentist', 'Dr', 'surgeon', 'provider', 'prescriber'], page: '/docs/customers/doctors'},
  {words: ['office', 'practice', 'clinic', 'location', 'ship-to', 'deliver-to'], page: '/docs/customers/offices'},
  {
    words: ['account', 'client', 'customer', 'billing account', 'bill-to', 'payer'],
    page: '/docs/customers/billing-accounts',
  },
  {words: ['DSO', 'group', 'dental group', 'corporate', 'head office'], page: '/docs/customers/billing-accounts'},
  {words: ['doctor preferences', 'likes', 'default instructions'], page: '/docs/customers/doctors'},
  {
    words: ['licence number', 'NPI'],
    page: '/docs/customers/doctors',
    also: ['/docs/system/automations/ios-case-create'],
  },
  {
    words: ['credit hold', 'COD', 'blocked account', 'past due'],
    page: '/docs/customers/billing-accounts',
    also: ['/docs/financials/statements'],
  },
  {words: ['portal', 'doctor login', 'online case submission', 'web access'], page: '/docs/customers/client-portal'},
  {words: ['pickup', 'courier', 'driver pickup', 'collection'], page: '/docs/customers/pickup-requests'},
  {
    words: ['return label', 'prepaid label', 'UPS label', 'call tag', 'inbound label'],
    page: '/docs/customers/return-labels',
  },
  {
    words: ['HIPAA', 'PHI', 'patient privacy'],
    page: '/docs/customers/client-portal',
    also: ['/docs/users/roles-and-permissions', '/pilot/welcome/why-pilot'],
  },
  {
    words: ['new customer', 'new dentist', 'add a dentist', 'doctor left', 'doctor retired', 'doctor changed practice'],
    page: '/docs/customers/doctors',
    also: ['/docs/customers/offices'],
  },
  {
    words: ['stop work for a doctor', 'does not pay', 'block a doctor'],
    page: '/docs/customers/doctors',
    also: ['/docs/customers/billing-accounts'],
  },
  {
    words: [
      'new practice',
      'office moved',
      'change of address',
      'wrong address',
      'opening hours',
      'closing time',
      'suite',
    ],
    page: '/docs/customers/offices',
  },
  {
    words: [
      'who gets the bill',
      'who pays',
      'send the bill to',
      'billing email',
      'terms',
      'credit limit',
      'opening balance',
    ],
    page: '/docs/customers/billing-accounts',
  },
  {
    words: [
      'dentist password',
      'office cannot log in',
      'forgot portal password',
      'resend invitation',
      'what the doctor sees',
      'doctor sees invoices',
      'online tracking',
      'submit a case online',
      'upload by the office',
    ],
    page: '/docs/customers/client-portal',
  },
  {
    words: ['pick up a box', 'come and collect', 'driver did not come', 'schedule a courier'],
    page: '/docs/customers/pickup-requests',
    also: ['/docs/system/shipping-routes'],
  },
  {
    words: [
      'free shipping to the lab',
      'label for the office',
      'send impressions',
      'send models',
      'office ships to us',
      'empty boxes',
    ],
    page: '/docs/customers/return-labels',
  },
];
