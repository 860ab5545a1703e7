import {expect, test} from 'vitest';
import {problemsOf} from '../testing';
import {repeatedParagraphs} from './repeated-paragraphs';

const long = 'The status follows the scans of the carrier, and nobody in the lab sets it by hand.';

test('finds a paragraph that stands on another page, whatever its marks', async () => {
  expect(await problemsOf(repeatedParagraphs, long, `# Labels\n\n${long.replace('status', '**Status**')}`)).toEqual([
    'content/page-2.mdx:3: this paragraph also stands at content/page-1.mdx:1. Say it once and link, or say what differs here.',
  ]);
});

test('lets short and different paragraphs pass', async () => {
  expect(
    await problemsOf(repeatedParagraphs, 'To undo it, select Remove.', 'To undo it, select Remove.', long),
  ).toEqual([]);
});
