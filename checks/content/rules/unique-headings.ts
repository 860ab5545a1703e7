import {repeatProblems, type Rule} from '../rule';
import {headings} from '../tree';

/** Headings are read out of context in search results and links, so two pages can't share one. */
export const uniqueHeadings: Rule = {
  name: 'no two headings of the site are the same',
  check: (pages) =>
    repeatProblems(
      pages.flatMap((page) => headings(page).map((heading) => ({...heading, file: page.file}))),
      (text, place) =>
        `the heading "${text}" is also at ${place}. Name the thing it is about, such as "Fields of an invoice".`,
    ),
};
