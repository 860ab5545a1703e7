import type {Limit} from '../types';

export const productionLimits = {
  sharedScreenIdle: {
    value: 5,
    unit: 'minutes',
    text: 'A shared bench screen asks for a PIN again after 5 minutes of inactivity.',
  },
} as const satisfies Record<string, Limit>;
