import {expect, it} from 'vitest';
import {byGroup, dialogHits, underHeadings, type Hit} from './answer';

const groupOf = (hit: string) => hit[0]!;

it('groups come in the order of their best hit', () => {
  expect(byGroup(['A1', 'B2', 'A3'], groupOf)).toEqual([
    ['A', ['A1', 'A3']],
    ['B', ['B2']],
  ]);
});

it.each([
  ['five of a group', 'A1 A2 A3 A4 A5 A6 B7', 'A1 A2 A3 A4 A5 B7'],
  ['the first three before weaker hits of their groups', 'A1 B2 A3 A4 B5 C6 C7', 'A1 A3 B2 B5 A4 C6 C7'],
  ['three groups, of which the last goes on first', 'A1 B2 C3 A4 B5 C6 D7', 'A1 B2 C3 C6 A4 B5 D7'],
  ['five of a group, also where another follows', 'A1 B2 A3 A4 A5 A6 A7 B8', 'A1 A3 B2 B8 A4 A5 A6'],
  ['nothing of nothing', '', ''],
])('the dialog shows %s', (_, hits, shown) => {
  expect(dialogHits(hits.split(' ').filter(Boolean), groupOf).join(' ')).toBe(shown);
});

it('a group that goes on after others has a heading that says so', () => {
  const hits = ['A', 'A', 'B', 'A', 'C'].map((lvl0) => ({hierarchy: {lvl0}}) as Hit);
  expect(underHeadings(hits).map(([heading, own]) => [heading, own.length])).toEqual([
    ['A', 2],
    ['B', 1],
    ['More in A', 1],
    ['C', 1],
  ]);
});
