import {renderToStaticMarkup} from 'react-dom/server';
import {parse} from 'node-html-parser';
import {expect, test} from 'vitest';
import {collectedAnchors} from '../test-stubs/useBrokenLinks';
import FactTable, {type FactTableProps} from '.';

const table: FactTableProps = {
  caption: 'Fields of a doctor',
  columns: ['Field', 'Meaning'],
  rows: [
    {id: 'field-doctor-status', cells: ['Status', 'Starts as **Prospect**.']},
    {cells: ['Sum', '3'], total: true},
  ],
};

const render = (props: FactTableProps) => parse(renderToStaticMarkup(<FactTable {...props} />));

test('names itself, its columns and its rows', () => {
  const html = render(table);
  expect(html.querySelector('caption')?.text).toBe('Fields of a doctor');
  expect(html.querySelectorAll('thead th[scope=col]').map(({text}) => text)).toEqual(['Field', 'Meaning']);
  expect(html.querySelectorAll('tbody th[scope=row]')).toHaveLength(2);
  expect(html.querySelector('td strong')?.text).toBe('Prospect');
});

test('closes under its name, with its count as a hint that the search skips, and is not named twice', () => {
  const html = render({...table, count: '2 fields'});
  expect(html.querySelector('details:not([open]) > summary')?.text).toBe('Fields of a doctor2 fields');
  expect(html.querySelector('summary [data-search=skip]')?.text).toBe('2 fields');
  expect(html.querySelector('table')?.getAttribute('aria-label')).toBe('Fields of a doctor');
  expect(html.querySelector('caption')).toBeNull();
  expect(render({...table, count: '2 fields', shortName: 'Doctor'}).querySelector('summary')?.text).toContain('Doctor');
  expect(html.querySelectorAll('details tbody tr')).toHaveLength(2);
});

test('cells of three columns and more are labelled where a phone shows rows as lists', () => {
  const html = render({
    ...table,
    columns: ['Field', 'What it means', 'What it accepts'],
    rows: [{cells: ['Status', 'Its life', {text: 'A status', notes: ['Default: **Entry**']}]}],
  });
  const labels = html.querySelectorAll('td').map((cell) => cell.getAttribute('data-label'));
  expect(labels).toEqual(['What it means', 'What it accepts']);
  expect(html.querySelector('td:last-child span strong')?.text).toBe('Entry');
});

test('a row with an id can be linked to, and other pages know it', () => {
  expect(render(table).querySelector('tr#field-doctor-status')).not.toBeNull();
  expect(collectedAnchors).toContain('field-doctor-status');
});
