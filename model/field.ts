import type {Field} from './types';

/** Turns a label into an anchor-safe id: `Payment terms` → `payment-terms`. */
export function slug(label: string): string {
  return label
    .toLowerCase()
    .replace(/['’.]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** One field; its id comes from its label. */
export function field(name: string, meaning: string, accepts: string, initial: string, changedBy: string): Field {
  return {id: slug(name), name, meaning, accepts, default: initial, changedBy};
}

/** Written in `changedBy` where no person changes the field. */
export const BY_PILOT = 'Set by Pilot';
