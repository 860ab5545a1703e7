import {productionLimits} from '../production/limits';
import type {FactTable, Limit} from '../types';
import {userLimits} from './limits';

const after = ({value, unit}: Limit): string => `After ${String(value)} ${unit} without activity`;

/** How people sign in, and when Pilot signs them out again. */
export const signIn = {
  id: 'sign-in',
  caption: 'Sign-in and time-outs',
  columns: ['Where', 'How each person signs in', 'Two-factor sign-in', 'Signed out'],
  rows: [
    {
      id: 'lab-portal',
      cells: [
        'Lab Portal',
        'With their own email address and password',
        'Each person can turn it on, and an administrator can require it for everyone',
        after(userLimits.labSignOut),
      ],
    },
    {
      id: 'shared-screen',
      cells: [
        'Shared bench screen',
        "With a PIN, once someone has signed in to the Lab Portal on the device. It shows only Technicians' View",
        'Only at that first sign-in',
        `${after(productionLimits.sharedScreenIdle)}, the screen asks for a PIN again. The device stays signed in`,
      ],
    },
    {
      id: 'client-portal',
      cells: [
        'Client Portal',
        'With their own username and password',
        "Each person can turn it on; the lab can't require it",
        after(userLimits.portalSignOut),
      ],
    },
  ],
} as const satisfies FactTable;
