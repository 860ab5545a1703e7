/**
 * Headings are read out of context in the table of contents, search results, and links, so they must name both the
 * thing and the action.
 */
import {pageRule} from '../rule';
import {headings} from '../tree';

type Pattern = readonly [found: RegExp, fix: string];

const COUNT = 'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\d+';
const THING =
  'area|change|column|default|entry|example|field|file|link|list|log|mistake|name|one|option|order|rate|row|rule|section|setting|step|template|type|value|version';

const PATTERNS: readonly Pattern[] = [
  [
    /^(?:overview|introduction|intro|conclusion|summary|general|about|misc(?:ellaneous)?|other|notes?|details|first part|more information|limits|questions|examples?|tips)$/i,
    'Name what the reader finds below it, such as "Limits of Bulk Tools".',
  ],
  [/^(?:related|see also)(?: pages)?$/i, 'Put the list into <Related> … </Related>, without a heading.'],
  [/^next(?: steps)?$/i, 'Put the list into <Next> … </Next>, without a heading.'],
  [/^(?:what goes wrong|troubleshooting|problems|common problems)$/i, 'Write "<Thing> problems and fixes".'],
  [/^(?:fields|statuses|permissions|variables)$/i, 'Say of what: "Fields of an invoice".'],
  [/^check that it worked$/i, 'Say what is checked: "Check the first invoice".'],
  [new RegExp(`^(?:the )?(?:${COUNT}) [a-z]+(?:$|[ ,])`, 'i'), 'A count names nothing. Say what the things are.'],
  [/, worked$/i, 'Say what the example shows.'],
  [
    new RegExp(`^(?:[a-z]+(?: or [a-z]+)?) (?:an?|another|the|your|its) (?:new |second |whole )?(?:${THING})s?$`, 'i'),
    'Say of what: "Add a dropdown value".',
  ],
  [/^(?:how it works|how to use it|where the order matters|what usually helps)$/i, 'Name the thing.'],
];

export const emptyHeadings = pageRule('headings can be read alone', (page) =>
  headings(page)
    .filter(({depth}) => depth > 1)
    .flatMap(({text, line}) => {
      const fix = PATTERNS.find(([found]) => found.test(text.trim()))?.[1];
      return fix === undefined ? [] : [{line, message: `the heading "${text}" says nothing on its own. ${fix}`}];
    }),
);
