import type {Limit} from '../types';

export const userLimits = {
  labSignOut: {
    value: 60,
    unit: 'minutes',
  },
  portalSignOut: {
    value: 30,
    unit: 'minutes',
  },
} as const satisfies Record<string, Limit>;
