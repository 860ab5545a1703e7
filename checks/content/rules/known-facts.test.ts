import {expect, test} from 'vitest';
import {problemsOf} from '../testing';
import {knownFacts} from './known-facts';

test('finds every name that neither the model nor the figures have', async () => {
  const page = 'Text.\n\n<Fields of="dentist" />\n\n<Figure name="case-pages" caption="A case." />';
  expect(await problemsOf(knownFacts, page)).toEqual([
    expect.stringMatching(/^content\/page-1\.mdx:3: <Fields>: unknown entity "dentist"\. Known: case, /),
    expect.stringMatching(
      /^content\/page-1\.mdx:5: <Figure>: unknown figure "case-pages"\. Did you mean "case-page"\? Known: activity-tab, /,
    ),
  ]);
});

test('lets known names, and components that show no facts, pass', async () => {
  const page =
    '<Fields of="doctor" />\n\n<Figure name="case-page" caption="A case." />\n\n<Related>\n\n- Go to <Menu path="Clients › Doctors" />.\n\n</Related>';
  expect(await problemsOf(knownFacts, page)).toEqual([]);
});
