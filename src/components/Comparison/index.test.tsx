import {renderToStaticMarkup} from 'react-dom/server';
import {parse} from 'node-html-parser';
import {expect, test} from 'vitest';
import Comparison from '.';

const ours = {text: 'Yes', page: '/docs/cases/search', pageTitle: 'Case Search'};
const html = parse(
  renderToStaticMarkup(
    <Comparison
      product="Pilot"
      competitor="Other"
      checked="November 2026"
      sources={[
        {title: 'Features', url: 'https://other.example/features'},
        {title: 'Help', url: 'https://help.other.example/'},
      ]}
      differs={{
        caption: 'Where they differ',
        rows: [
          {
            id: 'search',
            group: 'Cases',
            capability: 'Search',
            ours,
            theirs: {text: 'By name', sources: [2]},
            further: {who: 'ours', because: 'Views can be saved.'},
          },
          {id: 'files', group: 'Cases', capability: 'Files', ours, theirs: {text: 'Photos', sources: [1]}},
        ],
      }}
      same={{caption: 'Much the same', rows: []}}
      unknown={{caption: 'Not said', rows: [{id: 'bulk', group: 'Cases', capability: 'Bulk', ours}]}}
    />,
  ),
);

test('each claim leads to its source, and each source is in the list', () => {
  const note = html.querySelector('td sup a');
  expect(note?.getAttribute('aria-label')).toBe('Source 2');
  expect(html.querySelector(`li${note?.getAttribute('href')} a`)?.getAttribute('href')).toBe(
    'https://help.other.example/',
  );
});

test('what was not found is closed, counted, and says nothing about the other product', () => {
  const part = html.querySelector('tr#compare-bulk')?.closest('details');
  expect(part?.querySelector('summary')?.text).toBe('Not said: 1');
  expect(part?.querySelectorAll('tr#compare-bulk td')).toHaveLength(1);
});

test('a part without rows is left out', () => {
  expect(html.text).not.toContain('Much the same');
});

test('each difference is judged, with its reason beside the source', () => {
  expect(html.querySelector('tr#compare-search th')?.text).toContain('Pilot goes further');
  expect(html.querySelector('tr#compare-search td:last-child')?.text).toContain('Views can be saved.');
  expect(html.querySelector('tr#compare-files th')?.text).toContain('Different');
});

test('the outcome stands before the rows, without what does not occur', () => {
  expect(html.querySelector('p')?.text).toBe('3 rows: 1 where Pilot goes further1 different1 not found for Other');
});

test('every cell is in a row of the table, with a header for its row', () => {
  expect(html.querySelectorAll('table tr > :is(td, th)').length).toBe(html.querySelectorAll('td, th').length);
  for (const row of html.querySelectorAll('tbody tr')) expect(row.querySelector('th[scope=row]')).not.toBeNull();
});

test('links say where they go', () => {
  expect(html.querySelector('tr#compare-search a[href="/docs/cases/search"]')?.text).toBe('Case Search');
});
