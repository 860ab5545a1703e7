import {expect, test} from 'vitest';
import {dataAttribute, readAttributes, type JsxAttribute} from '.';

const attribute = (name: string, value: JsxAttribute['value']): JsxAttribute => ({
  type: 'mdxJsxAttribute',
  name,
  value,
});
const braces = (value: string) => ({type: 'mdxJsxAttributeValueExpression' as const, value});

test('reads text, numbers, truth values and bare names', () => {
  const attributes = [
    attribute('of', 'doctor'),
    attribute('rate', braces('7.5')),
    attribute('sunday', braces('false')),
    attribute('saturday', null),
    attribute('label', braces("'Case 10482'")),
  ];
  expect(readAttributes({type: 'mdxJsxFlowElement', attributes})).toEqual({
    of: 'doctor',
    rate: 7.5,
    sunday: false,
    saturday: true,
    label: 'Case 10482',
  });
});

test('refuses code in braces', () => {
  const attributes = [attribute('rate', braces('2 * rate'))];
  expect(() => readAttributes({type: 'mdxJsxFlowElement', attributes})).toThrow('rate={2 * rate} is not a plain');
});

test('writes data as a literal and leaves out what is undefined', () => {
  const {value} = dataAttribute('row', {id: 'a', cells: ['x', 1], total: undefined});
  const [statement] = (value as {data: {estree: {body: {expression: {properties: {key: {value: string}}[]}}[]}}}).data
    .estree.body;
  expect(statement?.expression.properties.map(({key}) => key.value)).toEqual(['id', 'cells']);
});
