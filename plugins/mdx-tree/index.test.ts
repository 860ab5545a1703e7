import {expect, test} from 'vitest';
import {runOn} from './testing';
import {dataAttribute, readAttributes} from '.';

const read = (source: string) => readAttributes(runOn(() => () => {}, source)[0]!);

test('reads text, numbers, truth values and bare names', () => {
  expect(read(`<Price of="doctor" rate={7.5} sunday={false} saturday label={'Case 10482'} />`)).toEqual({
    ...{of: 'doctor', rate: 7.5, sunday: false, saturday: true, label: 'Case 10482'},
  });
});

test('refuses code in braces', () => {
  expect(() => read('<Price rate={2 * rate} />')).toThrow('rate={2 * rate} is not a plain');
});

test('writes data as JSON and leaves out what is undefined', () => {
  const {value} = dataAttribute('row', {id: 'a', cells: ['x', 1], total: undefined});
  const [statement] = (value as {data: {estree: {body: {expression: {arguments: {value: string}[]}}[]}}}).data.estree
    .body;
  expect(statement?.expression.arguments[0]?.value).toBe('{"id":"a","cells":["x",1]}');
});
