import type {Cell, Further, Source} from './types';

export const NOT_FOUND = 'Not found in public pages';

/** Nobody says that the product lacks it: only that no public page that was read mentions it. */
export const notFound: Cell = {text: NOT_FOUND, sources: [], found: false};

/** Writers of cells that accept only keys of these sources, and at least one. */
export function citing<Sources extends readonly Source[]>() {
  type Key = Sources[number]['key'];
  type Keys = readonly [Key, ...Key[]];
  return {
    /** What the sources say, where it is unlike Pilot or cannot be told apart. */
    says: (text: string, ...sources: Keys): Cell => ({text, sources, found: true}),
    /** What the sources say, where both products do it alike. */
    alike: (text: string, ...sources: Keys): Cell => ({text, sources, found: true, difference: 'same'}),
  };
}

/** A cell in which one product does more than the other, and why. */
export const further = (who: Further['who'], because: string, cell: Cell): Cell => ({...cell, further: {who, because}});
