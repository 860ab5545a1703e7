import type {Limit} from '../types';

export const shippingLimits = {
  transitDays: {
    value: 30,
    unit: 'days',
  },
} as const satisfies Record<string, Limit>;
