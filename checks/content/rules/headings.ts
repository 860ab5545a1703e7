import {identity} from '../../../config/identity';
import {typographic} from '../../../lib/typography';
import {templates} from '../../../model/example';
import {stateMachines} from '../../../model/states';
import {noRepeats, pageRule} from '../rule';
import {sections} from '../source-page';

export const oneTitle = pageRule('one level-1 heading, equal to the title', (page) => {
  const [first, ...others] = page.headings.filter(({depth}) => depth === 1);
  const title = String(page.frontMatter.title);
  if (!first) return [{line: 1, message: `there is no level-1 heading. Write "# ${title}" below the front matter.`}];
  const differs = `the heading "${first.name}" differs from the title "${title}". Make them equal.`;
  return [
    ...(first.name === title ? [] : [{line: first.line, message: differs}]),
    ...others.map(({name, line}) => ({line, message: `"${name}" is a second level-1 heading. Make it "## ${name}".`})),
  ];
});

const COUNT = 'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\d+';
const THING =
  'area|change|column|default|entry|example|field|file|link|list|log|mistake|name|one|option|order|rate|row|rule|section|setting|step|template|type|value|version';

/** Headings that say nothing alone, or put the thing last, as a translation would. */
const UNCLEAR: readonly (readonly [found: RegExp, fix: string])[] = [
  [
    /^(?:overview|introduction|intro|conclusion|summary|general|about|misc(?:ellaneous)?|other|notes?|details|first part|more information|limits|questions|examples?|tips)$/i,
    'Name what the reader finds below it, such as "Bulk Tools limits".',
  ],
  [/^(?:related|see also)(?: pages)?$/i, 'Put the list into <Related> … </Related>, without a heading.'],
  [/^next(?: steps)?$/i, 'Put the list into <Next> … </Next>, without a heading.'],
  [/^(?:what goes wrong|troubleshooting|problems|common problems)$/i, 'Write "Troubleshoot <things>".'],
  [/^(?:fields|statuses|permissions|variables)$/i, 'Say of what: "Invoice fields".'],
  [/^check that it worked$/i, 'Say what is checked: "Check the first invoice".'],
  [new RegExp(`^(?:the )?(?:${COUNT}) [a-z]+(?:$|[ ,])`, 'i'), 'A count names nothing. Say what the things are.'],
  [/, worked$/i, 'Say what the example shows.'],
  [
    new RegExp(`^(?:[a-z]+(?: or [a-z]+)?) (?:an?|another|the|your|its) (?:new |second |whole )?(?:${THING})s?$`, 'i'),
    'Say of what: "Add a dropdown value".',
  ],
  [/^(?:how it works|how to use it|where the order matters|what usually helps)$/i, 'Name the thing.'],
  [
    /^(?:fields|statuses|rules|limits|variables|columns|actions|triggers|operators|operations|settings|types|kinds|(?:row )?errors) of /i,
    'Write the thing first: "Invoice fields", "Import statuses", "Bulk Tools limits".',
  ],
  [/\bproblems and fixes$/i, 'Write "Troubleshoot invoices".'],
];

/**
 * Headings are read out of context in the table of contents, search results, and links, so they must name both the
 * thing and the action.
 */
export const clearHeadings = pageRule('headings can be read alone', (page) =>
  page.headings
    .filter(({depth}) => depth > 1)
    .flatMap(({name, id, line}) => {
      const fix = UNCLEAR.find(([found]) => found.test(name))?.[1];
      return fix === undefined
        ? []
        : [{line, message: `the heading "${name}" isn't clear on its own. ${fix} Keep its id: {#${id}}.`}];
    }),
);

/** A heading is also read without its page, so two pages can't share one. */
export const uniqueHeadings = noRepeats(
  'no two headings of the site are the same',
  (page) => page.headings.map(({name, line}) => ({line, text: name})),
  (text, place) => `the heading "${text}" is also at ${place}. Name the thing it is about, such as "Invoice fields".`,
);

export const textUnderHeadings = pageRule('text follows every heading', (page) =>
  sections(page)
    .flatMap(({heading, nodes}) => (heading && nodes.length === 0 ? [heading] : []))
    .map(({name, line}) => ({
      line,
      message: `nothing follows the heading "${name}" before the next one. Say in a sentence what its part is for.`,
    })),
);

// Names that keep their capitals in the middle of a sentence.

const statuses = Object.values(stateMachines).flatMap((machine) => machine.statuses.map(({name}) => name));

const {integrations, competitors} = identity;
const companies = [integrations.accounting, integrations.payments, ...integrations.carriers, ...competitors].map(
  ({name}) => name,
);

/** Parts of the product that are named like a place, a role, or a button. */
const PRODUCT_NAMES =
  "Action Items|Activity tab|Bulk Tools|Case Search|Client Portal|Go Live|IOS Case Create|IOS portal|IOS Portal|Lab Portal|Local|Multiply by quantity|Pilot|Read only|Technicians' View";
/** Names and abbreviations from the trade and from general English. */
const TRADE_NAMES =
  '3Shape|ACH|CSV|DentaLab|DHL|DSO|Handlebars|HTML|IOS|iTero|JavaScript|LabStar|LMS|Medit|PDF|PFM|PIN|QuickBooks|Rx|United States|UPS|USPS';

/** Longest first, so that "On Hold" matches before "Hold". */
const properNames: readonly string[] = [
  ...statuses,
  ...companies,
  ...PRODUCT_NAMES.split('|'),
  ...TRADE_NAMES.split('|'),
  ...Object.values(templates).map(({name}) => name),
]
  .map(typographic)
  .sort((a, b) => b.length - a.length);

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const names = new RegExp(`(?<![\\p{L}\\p{N}])(?:${properNames.map(escaped).join('|')})(?![\\p{L}\\p{N}])`, 'gu');

/** The first word of a heading, and of any further sentence in it, is capitalized. */
const SENTENCE_START = /(^|[.:?] )[^\p{L}]*\p{L}+/gu;

export const sentenceCase = pageRule('headings are in sentence case', (page) =>
  page.headings.flatMap(({name, line}) => {
    const rest = name.replace(names, '…').replace(SENTENCE_START, '$1…');
    const word = /\p{Lu}[\p{L}'’]*/u.exec(rest)?.[0];
    const message = `"${word}" in the heading "${name}": only the first word and names have a capital. If it is a name, list it in checks/content/rules/headings.ts.`;
    return word ? [{line, message}] : [];
  }),
);
