import type {Checker} from '../../checks/site';
import {firstQueryBytes} from './first-query';
import {searchMarks} from './marks';
import {searchQueries} from './queries';
import {searchTitles, startingTasks} from './titles';

/** What readers can rely on when they search the built site. */
export const searchCheckers: readonly Checker[] = [
  searchTitles,
  startingTasks,
  searchQueries,
  searchMarks,
  firstQueryBytes,
];
