import {testRule} from '../testing';
import {closingLinks, knownHeadings, knownLinks, vagueLinks} from './links';

const NO_PAGE = 'Write the path of a file in content/, without .mdx.';

testRule(knownLinks, [
  [
    'Text.\n\nSee [offices](/docs/customers/officess#add).',
    `content/page-1.mdx:3: no page has the address /docs/customers/officess. ${NO_PAGE}`,
  ],
  ['[Page](/docs/customers/offices#a), [category](/docs/category/cases), [file](/llms.txt).'],
  ['[Anchor](#here), [another site](https://www.ups.com/docs).'],
]);

const CASES = '# Cases\n\n## Cancel a case\n\n## Put a case on hold\n\n### Put a case on hold';

testRule(knownHeadings, [
  // In another page and in its own, with the one that was meant.
  [
    [CASES, '# Holds\n\n[A](/page-1#cancel-the-case), [B](#nowhere).'],
    'content/page-2.mdx:3: /page-1 has no heading #cancel-the-case. Did you mean "cancel-a-case"? Its headings: #cases, #cancel-a-case, #put-a-case-on-hold, #put-a-case-on-hold-1.',
    'content/page-2.mdx:3: /page-2 has no heading #nowhere. Its headings: #holds.',
  ],
  // A heading is known by the id that it was given.
  [
    '# Doctors\n\n## Doctor fields {#fields-of-a-doctor}\n\n[A](#fields-of-a-doctor), [B](#doctor-fields).',
    'has no heading #doctor-fields. Did you mean "fields-of-a-doctor"?',
  ],
  ['<Fields of="doctor" />\n\n<NextSteps />\n\n[Row](#field-doctor-status), [steps](#next-steps).'],
  [[CASES, '[Repeated](/page-1#put-a-case-on-hold-1), [page](/page-1).']],
  ['[Pages of other kinds](/docs/category/cases#x), [other sites](https://a.example/#b).'],
]);

testRule(vagueLinks, [
  ...['here', 'Click here', 'this page', 'https://docs.pilot.example'].map(
    (text) =>
      [
        `Read [${text}](/docs/cases/search).`,
        `:1: the link text "${text}" does not say where it leads. Name the page or the thing.`,
      ] as const,
  ),
  ['Read [Case Search](/docs/cases/search).'],
]);

/** Neither the same page twice, the page itself, other sites, nor the lists at the end count. */
const ending = (kind: string, end: string) => `---\nkind: ${kind}\n---\n\n# A page\n\nText.\n\n${end}\n`;
const list = (tag: string) => `<${tag}>\n\n- [Cases](/docs/cases/overview): what a case is.\n\n</${tag}>`;

testRule(closingLinks, [
  [ending('reference', 'The end.'), ':9: the page does not end with <Related>.'],
  [ending('guide', list('Related')), ':9: the page does not end with <Next>.'],
  [[ending('reference', list('Related')), ending('guide', list('Next')), ending('decision', 'The end.')]],
]);
