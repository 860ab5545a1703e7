import {expect, test} from 'vitest';
import {runOn} from './testing';
import writeProps, {component, readAttributes} from '.';

const read = (source: string) => readAttributes(runOn(() => () => {}, source)[0]!);

test('reads text, numbers, and bare names', () => {
  expect(read(`<Price of="doctor" rate={7.5} bare label={'Case 10482'} />`)).toEqual({
    ...{of: 'doctor', rate: 7.5, bare: true, label: 'Case 10482'},
  });
});

test('refuses code in braces', () => {
  expect(() => read('<Price rate={2 * rate} />')).toThrow('rate={2 * rate} is not a plain');
});

test('writes data as JSON and leaves out what is undefined', () => {
  const page = component('Fields', {row: {id: 'a', cells: ['x', 1], total: undefined}, count: undefined});
  writeProps()(page);
  expect(page.attributes).toMatchObject([{name: 'row', value: {value: '{"id":"a","cells":["x",1]}'}}]);
  expect(page.attributes).toHaveLength(1);
});
