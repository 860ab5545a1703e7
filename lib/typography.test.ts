import {expect, it} from 'vitest';
import {typographic, typographicData} from './typography';

it.each([
  [`The doctor's office can't pay.`, 'The doctor’s office can’t pay.'],
  [`Write "Net 30," not "soon."`, 'Write “Net 30,” not “soon.”'],
  [`It's called "Technicians' View" ("the bench").`, 'It’s called “Technicians’ View” (“the bench”).'],
  [`She said, "Choose 'Rush' first."`, 'She said, “Choose ‘Rush’ first.”'],
  [`'s address, since the '90s`, '’s address, since the ’90s'],
  [`A box of 8.5 × 11" and 6' cable`, `A box of 8.5 × 11" and 6' cable`],
  ["Type `it's` or {{lab 'a'}}, don't guess", "Type `it's` or {{lab 'a'}}, don’t guess"],
  ['It’s “done.”', 'It’s “done.”'],
])('%s', (typed, shown) => expect(typographic(typed)).toBe(shown));

it('changes every text of plain data, and nothing else', () => {
  const date = new Date(0);
  expect(typographicData({"Doctor's": ["it's", 1, null], date})).toEqual({'Doctor’s': ['it’s', 1, null], date});
});
