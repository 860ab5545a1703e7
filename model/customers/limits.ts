import type {Limit} from '../types';

export const customerLimits = {
  returnLabelExpiry: {
    value: 90,
    unit: 'days',
  },
  returnLabelMaximum: {
    value: 20,
    unit: 'labels',
  },
  pickupBoxes: {
    value: 99,
    unit: 'boxes',
  },
} as const satisfies Record<string, Limit>;
