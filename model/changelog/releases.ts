import {firstHalfOf2026} from './2026-first-half';
import {secondHalfOf2026} from './2026-second-half';
import type {Release} from './types';

/** Every release of the year, newest first. */
export const releases: readonly Release[] = [...secondHalfOf2026, ...firstHalfOf2026];
