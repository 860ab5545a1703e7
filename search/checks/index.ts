import type {Checker} from '../../checks/site';
import {searchExpectations} from './expectations';
import {firstQueryBytes, searchMarks, searchTitles, startingTasks} from './hits';
import {searchQueries} from './queries';

/** What readers can rely on when they search the built site. */
export const searchCheckers: readonly Checker[] = [
  searchTitles,
  startingTasks,
  searchQueries,
  searchExpectations,
  searchMarks,
  firstQueryBytes,
];
