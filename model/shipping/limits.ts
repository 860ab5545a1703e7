import type {Limit} from '../types';

export const shippingLimits = {
  undoShipping: {
    value: 0,
    unit: 'days after shipping',
    text: 'Shipping can be undone on the same day.',
    page: '/guides/invoicing-and-shipping',
  },
  transitDays: {
    value: 30,
    unit: 'days',
    text: 'A shipping route has up to 30 transit days.',
    page: '/docs/system/shipping-routes',
  },
} as const satisfies Record<string, Limit>;
