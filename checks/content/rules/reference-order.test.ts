import {expect, test} from 'vitest';
import {problemsOf} from '../testing';
import {referenceOrder} from './reference-order';

const page = (body: string, kind = 'reference') => `---\nkind: ${kind}\n---\n\n# Cases\n\n${body}\n`;
const early = page('## Fields of a case\n\n<Fields of="case" />\n\n## Case problems and fixes\n\n**Late.** Ship it.');

test('finds a field table above the problems', async () => {
  expect(await problemsOf(referenceOrder, early)).toEqual([
    'content/page-1.mdx:9: <Fields of="case"> is looked up, not read. Move its section below "… problems and fixes".',
  ]);
});

test('finds a permission that is told after the first task', async () => {
  expect(
    await problemsOf(referenceOrder, page('## Enter a case\n\n<Permission resource="Cases" types="View" />')),
  ).toEqual([expect.stringContaining('content/page-1.mdx:9: say who can do it before the first task')]);
});

test('lets tasks, problems, and reference pass in that order, and guides in any', async () => {
  const good = page(
    '<Permission resource="Cases" types="View" />\n\n## Case problems and fixes\n\nText.\n\n## Statuses of a case\n\n<States of="case" />',
  );
  expect(await problemsOf(referenceOrder, good, early.replace('kind: reference', 'kind: guide'))).toEqual([]);
});
