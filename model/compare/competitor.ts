import type {CapabilityId} from './capabilities';
import type {Competitor} from './types';

/** Types the facts about a product: a cell can cite only the sources beside it, and only for a row that there is. */
export const competitor = <const Key extends string>(facts: Competitor<Key, CapabilityId>): Competitor => facts;
