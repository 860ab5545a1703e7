/** The limits of queries and answers, for both kinds of search. */

/** Maximum characters of a query: in the dialog, on the results page, and in forms. */
export const LONGEST_QUERY = 64;
export const HITS_PER_PAGE = 20;
/** The best hits: the dialog shows them first, and the best one for each audience is among them. */
export const TOP_HITS = 3;
/** Maximum hits that the dialog shows under one top-level heading. */
export const HITS_PER_GROUP = 5;
/** Hits that the dialog shows without waiting for the others' texts: what fits a phone, and what browsers fetch at once. */
export const FIRST_HITS = 6;
/** Maximum queries to try instead, if one finds nothing. */
export const MOST_SUGGESTIONS = 3;

/** Words in a snippet. Checked for every query, because the reader may have rotated the screen. */
export const snippetWords = (): number => (globalThis.matchMedia?.('(max-width: 768px)').matches ? 5 : 10);

const MOST_SELECTED = 8 * LONGEST_QUERY;

/** Text as a query: on one line, and cut after a whole character, as a reader sees it. */
export function cutQuery(text: string): string {
  // A whole page may be selected, and segmenting it would take a while.
  const line = text.slice(0, MOST_SELECTED).replace(/\s*[\r\n]\s*/g, ' ');
  if (line.length <= LONGEST_QUERY) return line;
  const end = [...new Intl.Segmenter().segment(line)].findLast(({index}) => index <= LONGEST_QUERY)!.index;
  return line.slice(0, end);
}

/** Spaces alone are no query. */
export const isBlank = (query: string): boolean => query.trim() === '';
