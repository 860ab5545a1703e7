import type {Limit} from '../types';

export const userLimits = {
  labSignOut: {
    value: 60,
    unit: 'minutes',
    text: 'The Lab Portal signs you out after 60 minutes without activity.',
  },
  portalSignOut: {
    value: 30,
    unit: 'minutes',
    text: 'The Client Portal signs you out after 30 minutes without activity.',
  },
} as const satisfies Record<string, Limit>;
