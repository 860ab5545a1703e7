import {firstHalfOf2025} from './2025-first-half';
import {secondHalfOf2025} from './2025-second-half';
import type {Release} from './types';

/** Every release of the year, newest first. */
export const releases: readonly Release[] = [...secondHalfOf2025, ...firstHalfOf2025];
