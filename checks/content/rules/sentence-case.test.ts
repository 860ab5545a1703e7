import {expect, test} from 'vitest';
import {problemsOf} from '../testing';
import {sentenceCase} from './sentence-case';

test('finds a capital in the middle', async () => {
  const [message] = await problemsOf(sentenceCase, '## Add a Line Item');
  expect(message).toContain('content/page-1.mdx:1: "Line" in the heading "Add a Line Item"');
});

test.each([
  "Work in Technicians' View",
  'Put a doctor on Hold',
  'Stage 2: Make the workstations',
  'Code or name? Choose one',
  'Sync with QuickBooks Online',
  'PFM bridge and its alloy',
])('lets "%s" pass', async (heading) => {
  expect(await problemsOf(sentenceCase, `## ${heading}`)).toEqual([]);
});
