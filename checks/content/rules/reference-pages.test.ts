import {testRule} from '../testing';
import {referenceDepth, referenceOrder} from './reference-pages';

const page = (body: string, kind = 'reference') => `---\nkind: ${kind}\n---\n\n# Cases\n\n${body}\n`;
const words = (count: number) => Array.from({length: count}, (_, index) => `word${index}`).join(' ');
const LONG_TABLE = `| ${words(400)} | b |\n|---|---|\n| ${words(400)} | d |`;

testRule(referenceDepth, [
  // With the title. Tables don't count.
  [
    page(`${words(10)}\n\n${LONG_TABLE}`),
    '11 words; a reference page has at least 700',
    'there is no section "## Troubleshoot <things>"',
  ],
  [page(`${words(700)}\n\n## Troubleshoot cases\n\nNothing.`)],
  [page(words(10), 'guide')],
]);

const FIELDS_FIRST = '## Case fields\n\n<Fields of="case" />\n\n## Troubleshoot cases\n\n**Late.** Ship it.';

testRule(referenceOrder, [
  [page(FIELDS_FIRST), ':9: <Fields of="case"> is looked up, not read. Move its section below "Troubleshoot …".'],
  [
    page('## Enter a case\n\n<Permission resource="Cases" types="View" />'),
    ':9: say who can do it before the first task',
  ],
  [
    page(
      '<Permission resource="Cases" types="View" />\n\n## Troubleshoot cases\n\nText.\n\n## Case statuses\n\n<States of="case" />',
    ),
  ],
  [page(FIELDS_FIRST, 'guide')],
]);
