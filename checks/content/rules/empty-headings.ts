import {pageRule} from '../rule';
import {headings} from '../tree';

/** Headings that could stand on any page. */
const EMPTY =
  /^(?:overview|introduction|intro|conclusion|summary|general|about|misc(?:ellaneous)?|other|notes?|details|first part|more information)$/i;

export const emptyHeadings = pageRule('headings say what their part says', (page) =>
  headings(page)
    .filter(({text}) => EMPTY.test(text.trim()))
    .map(({text, line}) => ({
      line,
      message: `the heading "${text}" says nothing. Name what the reader finds below it.`,
    })),
);
