import type {Limit} from '../types';

export const customerLimits = {
  returnLabelExpiry: {
    value: 90,
    unit: 'days',
    text: 'An unused return label expires after 90 days.',
  },
  returnLabelMaximum: {
    value: 20,
    unit: 'labels',
    text: 'You can create up to 20 return labels at a time.',
  },
  pickupBoxes: {
    value: 99,
    unit: 'boxes',
    text: 'A pickup request can cover up to 99 boxes.',
  },
} as const satisfies Record<string, Limit>;
