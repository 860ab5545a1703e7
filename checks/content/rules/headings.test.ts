import {testRule} from '../testing';
import {clearHeadings, oneTitle, sentenceCase, textUnderHeadings, uniqueHeadings} from './headings';

const titled = (body: string) => `---\ntitle: Line items\n---\n\n${body}`;

testRule(oneTitle, [
  [titled('A line item.'), ':1: there is no level-1 heading. Write "# Line items" below the front matter.'],
  [titled('# Items'), ':5: the heading "Items" differs from the title "Line items". Make them equal.'],
  [titled('# Line items\n\n# Fields'), ':7: "Fields" is a second level-1 heading. Make it "## Fields".'],
  [titled('# Line items\n\n## Fields')],
]);

const UNCLEAR = [
  ['Overview', 'Name what the reader finds below it'],
  ['Limits', 'Name what the reader finds below it'],
  ['What goes wrong', 'Write "Troubleshoot <things>".'],
  ['Related', 'Put the list into <Related>'],
  ['Next', 'Put the list into <Next>'],
  ['Fields', 'Say of what'],
  ['The six kinds', 'A count names nothing'],
  ['Three cases, worked', 'A count names nothing'],
  ['A remake, worked', 'Say what the example shows'],
  ['Change the setting', 'Say of what'],
  ['Add a value', 'Say of what'],
  ['Row errors of an import', 'Write the thing first'],
  ['Invoice problems and fixes', 'Write "Troubleshoot invoices".'],
];
const CLEAR = [
  'Troubleshoot cases',
  'Case fields {#fields-of-a-case}',
  'List of reports',
  'Put a case on hold',
  'Add a dropdown value',
];

testRule(clearHeadings, [
  ...UNCLEAR.map(
    ([heading, fix]) =>
      [`# Cases\n\n## ${heading} {#old}\n`, `:3: the heading "${heading}" isn't clear on its own. ${fix}`] as const,
  ),
  [CLEAR.map((heading) => `## ${heading}\n`).join('\n')],
]);

testRule(uniqueHeadings, [
  // On another page, or twice on the same one, whatever its case.
  [
    ['# Doctors\n\n## Connect your account\n', '# Offices\n\n## Connect your Account\n\n## Offices\n'],
    'content/page-2.mdx:3: the heading "Connect your Account" is also at content/page-1.mdx:3.',
    'content/page-2.mdx:5: the heading "Offices" is also at content/page-2.mdx:1.',
  ],
  [['## Doctor fields\n', '## Office fields\n']],
]);

testRule(textUnderHeadings, [
  [
    '## Narrow the list\n\n### Use a filter\n\nText.\n\n## Last\n',
    ':1: nothing follows the heading "Narrow the list" before the next one.',
    ':7: nothing follows the heading "Last"',
  ],
  // A component counts as text.
  ['## Case fields\n\n<Fields of="case" />\n'],
]);

testRule(sentenceCase, [
  ['## Add a Line Item', ':1: "Line" in the heading "Add a Line Item"'],
  ["## Work in Technicians' View"],
  ['## Put a doctor on Hold'],
  ['## Stage 2: Make the workstations'],
  ['## Code or name? Choose one'],
  ['## Sync with QuickBooks Online'],
  ['## PFM bridge and its alloy'],
]);
