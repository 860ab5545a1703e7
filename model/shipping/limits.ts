import type {Limit} from '../types';

export const shippingLimits = {
  transitDays: {
    value: 30,
    unit: 'days',
    text: 'A shipping route has up to 30 transit days.',
  },
} as const satisfies Record<string, Limit>;
