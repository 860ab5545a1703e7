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
      parts={[
        {
          caption: 'Where they differ',
          rows: [
            {
              id: 'search',
              group: 'Cases',
              capability: 'Search',
              ours,
              theirs: {text: 'By name', found: true, sources: [2]},
            },
          ],
        },
        {
          caption: 'Not said',
          rows: [
            {
              id: 'bulk',
              group: 'Cases',
              capability: 'Bulk',
              ours,
              theirs: {text: 'Not found in public pages', found: false, sources: []},
            },
          ],
        },
      ]}
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

test('a cell without a finding has no source and looks different', () => {
  const cell = html.querySelector('tr#compare-bulk td:last-child');
  expect(cell?.querySelector('sup')).toBeNull();
  expect(cell?.getAttribute('class')).toBeTruthy();
});

test('links say where they go', () => {
  expect(html.querySelector('tr#compare-search a[href="/docs/cases/search"]')?.text).toBe('Case Search');
});
