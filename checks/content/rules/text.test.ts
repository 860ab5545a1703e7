import {testRule} from '../testing';
import {wordings} from '../wording/words';
import * as rules from './text';

const DESCRIPTION =
  'Add products to a case with teeth, quantity and shades, see where the rate comes from, and fix a price that looks wrong.';
const GOOD = `---
title: Line items
description: ${DESCRIPTION}
kind: reference
last_update: {date: 2025-03-10}
reviewed: 2025-03-10
---

# Line items
`;

testRule(rules.frontMatter, [
  [GOOD],
  [GOOD.replace('kind: reference', 'author: somebody'), ':1: "kind" is missing', ':4: unknown key "author"'],
  [GOOD.replace(DESCRIPTION, 'Too short.'), '"description" has 10 characters. Write 110 to 160.'],
]);

testRule(rules.twoCallouts, [
  ...['note', 'check-first[Wait]', 'cant-be-undone Really', 'warning[Mind the gap]'].map(
    (kind) => [`Text.\n\n:::${kind}\nIt is gone.\n:::`, `:3: the callout ":::${kind}" isn't known`] as const,
  ),
  [':::cant-be-undone\nGone.\n:::\n\n1. Step\n\n   :::check-first\n   Look.\n   :::'],
]);

testRule(rules.describedPictures, [
  ['<Figure name="case-page" caption="A case." />', ':1: the figure "case-page" has no telling caption'],
  ['Text.\n\n<img src="/img/pan.png" />\n', ':3: an <img> by hand'],
  ['<Figure name="case-page" caption="Case 10482 on the day it was received." />'],
  ['![A pan with two models](/img/pan.png)'],
]);

const LONG = 'The status follows the scans of the carrier, and nobody in the lab sets it by hand.';

testRule(rules.repeatedParagraphs, [
  [
    [LONG, `# Labels\n\n${LONG.replace('status', '**Status**')}`],
    'content/page-2.mdx:3: this paragraph also stands at content/page-1.mdx:1. Say it once and link, or say what differs here.',
  ],
  [['To undo it, select Remove.', 'To undo it, select Remove.', LONG]],
]);

testRule(rules.uniqueDescriptions, [
  [
    ['One.', 'Two.', 'one'].map((description) => `---\ndescription: ${description}\n---\n`),
    'content/page-3.mdx:2: the description is also that of content/page-1.mdx:2. Say what this page answers.',
  ],
]);

testRule(rules.punctuationInQuotes, [
  [
    'Write "Net 30", not "soon".',
    ':1: 30", has its comma after the quotation mark. Put it before the mark.',
    ':1: soon". has its period after the quotation mark. Put it before the mark.',
  ],
  ['Write "Net 30," not "soon"; then "Why?": "Because."'],
]);

const ALL_PASSAGES = `---
description: A powerful page.
---

# Just a case

| Simply | a table |
|---|---|
| a | b |

<Figure name="case-page" caption="A robust case." />

<Permission resource="Cases" types="View">You just look.</Permission>
`;

testRule(rules.wordingRule(wordings.find(({name}) => name === 'no filler words')!), [
  [ALL_PASSAGES, ':2: "powerful"', ':5: "Just"', ':7: "Simply"', ':11: "robust"', ':13: "just"'],
  // Code, emphasis, and quotations are left to their speakers.
  ['Type `just`, which others call *simply* or "very powerful".'],
]);
