import type {Field} from '../types';

/** One field in one line: id, label, meaning, accepted values, default, who changes it. */
export function field(
  id: string,
  name: string,
  meaning: string,
  accepts: string,
  initial: string,
  changedBy: string,
): Field {
  return {id, name, meaning, accepts, default: initial, changedBy};
}

export const byPilot = 'Set by Pilot';
