import {passages} from '../passages';
import {pageRule} from '../rule';

/** A period or a comma after a closing quotation mark, which American English puts before it. */
const OUTSIDE = /[^\s"“]+["”][.,](?!\w)/g;

export const punctuationInQuotes = pageRule('periods and commas are inside quotation marks', (page) =>
  passages(page).flatMap(({line, text}) =>
    [...text.matchAll(OUTSIDE)].map(([found]) => ({
      line,
      message: `${found} has its ${found.endsWith('.') ? 'period' : 'comma'} after the quotation mark. Put it before the mark.`,
    })),
  ),
);
