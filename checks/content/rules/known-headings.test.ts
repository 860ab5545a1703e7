import {expect, test} from 'vitest';
import {problemsOf} from '../testing';
import {knownHeadings} from './known-headings';

const cases = '# Cases\n\n## Cancel a case\n\n## Put a case on hold\n\n### Put a case on hold';

test('finds a heading that is not there, in the page or in another, and says which was meant', async () => {
  expect(await problemsOf(knownHeadings, cases, '# Holds\n\n[A](/page-1#cancel-the-case), [B](#nowhere).')).toEqual([
    'content/page-2.mdx:3: /page-1 has no heading #cancel-the-case. Did you mean "cancel-a-case"? Its headings: #cases, #cancel-a-case, #put-a-case-on-hold, #put-a-case-on-hold-1.',
    'content/page-2.mdx:3: /page-2 has no heading #nowhere. Its headings: #holds.',
  ]);
});

test('lets known headings, repeated ones, rows, and pages of other kinds pass', async () => {
  const rows = '<Fields of="doctor" />\n\n<NextSteps />\n\n[A](#field-doctor-status), [B](#next-steps).';
  expect(await problemsOf(knownHeadings, rows)).toEqual([]);
  const links =
    '[A](/page-1#put-a-case-on-hold-1), [B](/page-1), [C](/docs/category/cases#x), [D](https://a.example/#b).';
  expect(await problemsOf(knownHeadings, cases, links)).toEqual([]);
});
