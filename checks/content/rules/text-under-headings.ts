import {pageRule} from '../rule';
import {sections} from '../tree';

export const textUnderHeadings = pageRule('text follows every heading', (page) =>
  sections(page).flatMap(({heading, nodes}) =>
    heading && nodes.length === 0
      ? [
          {
            line: heading.line,
            message: `nothing follows the heading "${heading.text}" before the next one. Say in a sentence what its part is for.`,
          },
        ]
      : [],
  ),
);
