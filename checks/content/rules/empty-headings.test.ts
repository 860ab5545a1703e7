import {expect, test} from 'vitest';
import {problemsOf} from '../testing';
import {emptyHeadings} from './empty-headings';

test.each([
  ['Overview', 'Name what the reader finds below it'],
  ['Limits', 'Name what the reader finds below it'],
  ['What goes wrong', 'Write "<Thing> problems and fixes".'],
  ['Related', 'Put the list into <Related>'],
  ['Next', 'Put the list into <Next>'],
  ['Fields', 'Say of what'],
  ['The six kinds', 'A count names nothing'],
  ['Three cases, worked', 'A count names nothing'],
  ['A remake, worked', 'Say what the example shows'],
  ['Change the setting', 'Say of what'],
  ['Add a value', 'Say of what'],
])('finds the heading "%s"', async (heading, fix) => {
  expect(await problemsOf(emptyHeadings, `# Cases\n\n## ${heading}\n`)).toEqual([
    expect.stringContaining(`content/page-1.mdx:3: the heading "${heading}" says nothing on its own. ${fix}`),
  ]);
});

test('lets headings pass that say the thing', async () => {
  const said = ['Case problems and fixes', 'Fields of a case', 'Put a case on hold', 'Add a dropdown value'];
  expect(await problemsOf(emptyHeadings, said.map((heading) => `## ${heading}\n`).join('\n'))).toEqual([]);
});
