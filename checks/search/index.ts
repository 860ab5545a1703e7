import type {Checker} from '../site';
import {firstQueryBytes} from './first-query';
import {searchQueries} from './queries';
import {searchTitles} from './titles';

/** What readers can count on when they search the built site. */
export const searchCheckers: readonly Checker[] = [searchTitles, searchQueries, firstQueryBytes];
