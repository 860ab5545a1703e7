import type {Limit} from '../types';

export const productionLimits = {
  sharedScreenIdle: {
    value: 5,
    unit: 'minutes',
  },
} as const satisfies Record<string, Limit>;
