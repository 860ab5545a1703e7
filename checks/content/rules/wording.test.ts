import {expect, test} from 'vitest';
import {filler} from '../wording/filler';
import {problemsOf} from '../testing';
import {wordingRule} from './wording';

const rule = wordingRule(filler);

test('reads paragraphs, headings, cells, captions and the front matter, with their lines', async () => {
  const page = `---
description: A powerful page.
---

# Just a case

| Simply | a table |
|---|---|
| a | b |

<Figure name="case-page" caption="A robust case." />

<Permission resource="Cases" types="View">You just look.</Permission>
`;
  const found = await problemsOf(rule, page);
  expect(found.map((problem) => /:(\d+): "(\w+)"/.exec(problem)?.slice(1))).toEqual([
    ['2', 'powerful'],
    ['5', 'Just'],
    ['7', 'Simply'],
    ['11', 'robust'],
    ['13', 'just'],
  ]);
});

test('leaves code, emphasis and quotations to their speakers', async () => {
  expect(await problemsOf(rule, 'Type `just`, which others call *simply* or "very powerful".')).toEqual([]);
});
