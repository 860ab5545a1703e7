import {passages} from '../passages';
import {pageRule} from '../rule';

/** A period or comma after a closing quotation mark; American English puts it before. */
const OUTSIDE = /[^\s"“]+["”][.,](?!\w)/g;

export const punctuationInQuotes = pageRule('periods and commas are inside quotation marks', (page) =>
  passages(page).flatMap(({line, text}) =>
    [...text.matchAll(OUTSIDE)].map(([found]) => ({
      line,
      message: `${found} has its ${found.endsWith('.') ? 'period' : 'comma'} after the quotation mark. Put it before the mark.`,
    })),
  ),
);
