import {renderToStaticMarkup} from 'react-dom/server';
import {parse} from 'node-html-parser';
import {expect, test} from 'vitest';
import Comparison, {type ComparisonProps} from '.';

const page = '/docs/cases/search';
const row = {page, ours: 'Yes', sources: []};
const props: ComparisonProps = {
  product: 'Pilot',
  competitor: 'Other',
  checked: 'November 2026',
  sources: [
    {title: 'Features', url: 'https://other.example/features'},
    {title: 'Help', url: 'https://help.other.example/'},
  ],
  areas: [
    {
      id: 'cases',
      name: 'Cases',
      rows: [
        {...row, id: 'compare-search', capability: 'Case Search', theirs: 'By name', sources: [2], verdict: 'ours'},
        {...row, id: 'compare-files', capability: 'Files', theirs: 'Photos', sources: [1], verdict: 'differs'},
        {...row, id: 'compare-holds', capability: 'Holds', sources: [1], verdict: 'same'},
        {...row, id: 'compare-bulk', capability: 'Bulk changes', verdict: 'unknown'},
      ],
    },
    {id: 'billing', name: 'Billing', rows: [{...row, id: 'compare-tax', capability: 'Sales tax', verdict: 'unknown'}]},
  ],
};
const html = parse(renderToStaticMarkup(<Comparison {...props} />));

test('each claim leads to its source, and each source is in the list', () => {
  const note = html.querySelector('td sup a');
  expect(note?.getAttribute('aria-label')).toBe('Source 2');
  expect(html.querySelector(`li${note?.getAttribute('href')} a`)?.getAttribute('href')).toBe(
    'https://help.other.example/',
  );
});

test('rows stand in their area, and what was not found in the last group, where an area without findings has its anchor', () => {
  expect(html.querySelector('tr#compare-files')?.closest('tbody')?.querySelector('tr')?.id).toBe('cases');
  const notFound = html.querySelectorAll('tbody').at(-1)?.querySelectorAll('tr');
  expect(notFound?.map(({text}) => text)).toEqual([
    'Nothing found about Other (2): each link says what Pilot does',
    'CasesBulk changes',
    'BillingSales tax',
  ]);
  expect(notFound?.map(({id}) => id)).toEqual(['', '', 'billing']);
  expect(notFound?.[2]?.querySelector('#compare-tax a')?.getAttribute('href')).toBe(page);
});

test('the table has links to its areas', () => {
  expect(html.querySelectorAll('nav a').map((link) => link.getAttribute('href'))).toEqual(['#cases', '#billing']);
});

test('each row has its verdict, and a chip for each verdict there is counts its rows', () => {
  expect(html.querySelector('tr#compare-search th')?.text).toContain('Pilot does more');
  expect(html.querySelector('tr#compare-holds')?.text).toBe('HoldsMuch the sameBoth: Yes [1]');
  expect(html.querySelectorAll('label').map(({text}) => text.trim())).toEqual([
    'All 5',
    'Pilot does more 1',
    'Different 1',
    'Much the same 1',
    'Not found 2',
  ]);
});

test('every row that compares has a header, which leads to the page that documents the capability', () => {
  for (const tr of html.querySelectorAll('tbody tr:has(td[data-label])')) expect(tr.querySelector('th')).not.toBeNull();
  expect(html.querySelector('tr#compare-search a[href="/docs/cases/search"]')?.text).toBe('Case Search');
});
