import type {Limit} from '../types';

export const customerLimits = {
  returnLabelExpiry: {
    value: 90,
    unit: 'days',
    text: 'An unused return label expires after 90 days.',
    page: '/docs/customers/return-labels',
  },
  returnLabelMinimum: {
    value: 1,
    unit: 'label',
    text: 'You make at least 1 return label at a time.',
    page: '/docs/customers/return-labels',
  },
  returnLabelMaximum: {
    value: 20,
    unit: 'labels',
    text: 'You make at most 20 return labels at a time.',
    page: '/docs/customers/return-labels',
  },
  doctorPortalUsers: {
    value: 1,
    unit: 'user',
    text: 'A Client Portal account of type Doctor has one user.',
    page: '/docs/customers/client-portal',
  },
  pickupBoxes: {
    value: 99,
    unit: 'boxes',
    text: 'A pickup request is for up to 99 boxes.',
    page: '/docs/customers/pickup-requests',
  },
} as const satisfies Record<string, Limit>;
