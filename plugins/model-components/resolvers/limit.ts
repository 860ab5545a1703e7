import {limits} from '../../../model/limits';
import type {Limit} from '../../../model/types';
import {limitInWords} from '../fact-tables';
import {kebab, lookUp} from '../lookup';
import {text, type Resolver} from '../resolver';

/** Pages write the ids of limits like every other id: `bulk-tools-cases`. */
export const limitsById: Readonly<Record<string, Limit>> = Object.fromEntries(
  Object.entries(limits).map(([id, limit]) => [kebab(id), limit]),
);

/** `<Limit of="bulk-tools-cases" />` */
export const limit: Resolver = {
  attributes: ['of'],
  resolve: (attributes) => ({text: limitInWords(lookUp(limitsById, text(attributes, 'of'), 'limit'))}),
};
