import {caseLimits} from './cases/limits';
import {customerLimits} from './customers/limits';
import {moneyLimits} from './money/limits';
import {productionLimits} from './production/limits';
import {shippingLimits} from './shipping/limits';
import {systemLimits} from './system/limits';
import {userLimits} from './users/limits';
import type {Limit} from './types';

/** Every number that stops a reader. */
export const limits = {
  ...caseLimits,
  ...customerLimits,
  ...moneyLimits,
  ...productionLimits,
  ...shippingLimits,
  ...systemLimits,
  ...userLimits,
} as const satisfies Record<string, Limit>;
