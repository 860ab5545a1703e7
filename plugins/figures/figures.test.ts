import {expect, it} from 'vitest';
import {readDrawing} from '.';

const read = (...lines: string[]) => readDrawing('content/figures/a.yaml', lines.join('\n'));
const drawing =
  (...picture: string[]) =>
  () =>
    read('alt: A picture.', 'callouts: [One]', 'picture:', ...picture);

it('reads every value as text', () => {
  expect(drawing('  - fields: {Pan number: 117, Active: On}')().picture).toEqual([
    {fields: {'Pan number': '117', Active: 'On'}},
  ]);
});

it.each([
  ['a part', ['  - tabs: [A]', '  - tabl: x'], 5, 'unknown part "tabl". Did you mean "table"? Known: fields, '],
  ['a mark', ['  - panel: <buton Save>'], 4, 'unknown mark "buton". Did you mean "button"? Known: bad, '],
  ['a mark in a label', ['  - fields:', '      <zz Due>: Mar 12'], 5, 'unknown mark "zz". Known: '],
  ['a mark in a column', ['  - columns:', '      - - panel: <x A>'], 5, 'unknown mark "x". Known: '],
  ['a problem', ['  - panel: <icon Late>'], 4, 'unknown problem "Late". Known: Not shipped by ship date, '],
] as const)('refuses %s that it does not know, at its line', (_, picture, line, message) => {
  expect(drawing(...picture)).toThrow(`content/figures/a.yaml:${line}: ${message}`);
});

it('refuses a drawing without its text alternative', () => {
  expect(() => read('callouts: []', 'picture: []')).toThrow(/^content\/figures\/a\.yaml:1: "alt": /);
});

it('says where the YAML is broken', () => {
  expect(() => read('alt: A picture.', 'title: "Case')).toThrow(/^content\/figures\/a\.yaml:2: /);
});
