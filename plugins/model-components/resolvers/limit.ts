import {limits} from '../../../model/limits';
import type {Limit} from '../../../model/types';
import {kebab, lookUp} from '../lookup';
import {resolver, text} from '../resolver';

/** Pages write limit ids in kebab case, like every other id: `bulk-tools-cases`. */
export const limitsById: Readonly<Record<string, Limit>> = Object.fromEntries(
  Object.entries(limits).map(([id, limit]) => [kebab(id), limit]),
);

/** `10,000 rows`, with a non-breaking space. */
const inWords = ({value, unit}: Limit) => `${value.toLocaleString('en-US')}\u00a0${unit}`;

/** `<Limit of="bulk-tools-cases" />` */
export const limit = resolver({of: text}, ({of}) => ({text: inWords(lookUp(limitsById, of, 'limit'))}));
