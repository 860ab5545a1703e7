import {expect, it} from 'vitest';
import {byGroup, dialogHits} from './answer';

const groupOf = (hit: string) => hit[0]!;

it('groups come in the order of their best hit', () => {
  expect(byGroup(['A1', 'B2', 'A3'], groupOf)).toEqual([
    ['A', ['A1', 'A3']],
    ['B', ['B2']],
  ]);
});

it.each([
  ['five of a group', 'A1 A2 A3 A4 A5 A6 B7', 'A1 A2 A3 A4 A5 B7'],
  ['the first three before weaker hits of their groups', 'A1 B2 A3 A4 B5 C6 C7', 'A1 A3 B2 B5 C6 C7'],
  ['three groups, of which the last goes on', 'A1 B2 C3 A4 B5 C6 D7', 'A1 B2 C3 C6 D7'],
  ['nothing of nothing', '', ''],
])('the dialog shows %s', (_, hits, shown) => {
  expect(dialogHits(hits.split(' ').filter(Boolean), groupOf).join(' ')).toBe(shown);
});
