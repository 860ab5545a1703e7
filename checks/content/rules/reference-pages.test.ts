import {testRule} from '../testing';
import {referenceOrder, troubleshoots} from './reference-pages';

const page = (body: string, kind = 'reference') => `---\nkind: ${kind}\n---\n\n# Cases\n\n${body}\n`;

testRule(troubleshoots, [
  [page('Words.'), 'there is no section "## Troubleshoot <things>"'],
  [page('Words.\n\n## Troubleshoot cases\n\nNothing.')],
  [page('Words.', 'guide')],
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
