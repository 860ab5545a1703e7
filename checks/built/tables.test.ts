import {expect, test} from 'vitest';
import {tables} from './tables';
import {problemsOn} from './testing';

const cells = '<tr><th>Field</th></tr><tr><td>Pan</td></tr>';

test('finds a table without a name and one without header cells', async () => {
  expect(await problemsOn(tables, `<table>${cells}</table>`)).toEqual([
    '/docs/cases/overview: the table "FieldPan…" has no caption and no other name.',
  ]);
  expect(await problemsOn(tables, '<table><caption>Pans</caption><tr><td>117</td></tr></table>')).toEqual([
    '/docs/cases/overview: the table "Pans117…" has no header cells.',
  ]);
});

test.each([
  `<table><caption>Fields</caption>${cells}</table>`,
  `<table aria-label="Fields">${cells}</table>`,
  `<figure><table>${cells}</table><figcaption>Fields</figcaption></figure>`,
])('lets %s pass', async (html) => {
  expect(await problemsOn(tables, html)).toEqual([]);
});
