import {renderToStaticMarkup} from 'react-dom/server';
import {parse} from 'node-html-parser';
import {expect, test} from 'vitest';
import Comparison, {type ComparisonProps} from '.';

const page = '/docs/cases/search';
const props: ComparisonProps = {
  product: 'Pilot',
  competitor: 'Other',
  checked: 'November 2026',
  sources: [
    {title: 'Features', url: 'https://other.example/features'},
    {title: 'Help', url: 'https://help.other.example/'},
  ],
  differs: [
    {id: 'search', capability: 'Case Search', page, ours: 'Yes', theirs: 'By name', sources: [2], further: 'ours'},
    {id: 'files', capability: 'Files', page, ours: 'Yes', theirs: 'Photos', sources: [1]},
  ],
  same: [],
  unknown: [
    {id: 'bulk', capability: 'Bulk changes', page},
    {id: 'tax', capability: 'Sales tax', page},
  ],
};
const render = (changes: Partial<ComparisonProps> = {}) =>
  parse(renderToStaticMarkup(<Comparison {...props} {...changes} />));
const html = render();

test('each claim leads to its source, and each source is in the list', () => {
  const note = html.querySelector('td sup a');
  expect(note?.getAttribute('aria-label')).toBe('Source 2');
  expect(html.querySelector(`li${note?.getAttribute('href')} a`)?.getAttribute('href')).toBe(
    'https://help.other.example/',
  );
});

test('what was not found is named in one sentence and says nothing about the other product', () => {
  const sentence = html.querySelector('#compare-bulk')?.closest('p');
  expect(sentence?.text).toBe('Not described in the pages we read about Other: bulk changes; sales tax.');
});

test('what both do alike is named in one sentence, with its sources', () => {
  expect(html.text).not.toContain('Much the same');
  const sentence = render({same: [{id: 'holds', capability: 'Holds', page, sources: [1]}]}).querySelector(
    '#compare-holds',
  );
  expect(sentence?.closest('p')?.text).toBe('Much the same in both: holds [1].');
});

test('a label marks the product that does more, and a sentence says what the label means', () => {
  expect(html.querySelector('tr#compare-search th')?.text).toContain('Pilot does more');
  expect(html.querySelector('tr#compare-files th')?.text).not.toContain('does more');
  expect(html.text).toContain('What we didn’t find counts for neither.');
  expect(render({differs: [props.differs[1]!]}).text).not.toContain('counts for neither');
});

test('every cell is in a row of the table, with a header for its row', () => {
  expect(html.querySelectorAll('table tr > :is(td, th)').length).toBe(html.querySelectorAll('td, th').length);
  for (const row of html.querySelectorAll('tbody tr')) expect(row.querySelector('th[scope=row]')).not.toBeNull();
});

test('a capability leads to the page that documents it', () => {
  expect(html.querySelector('tr#compare-search a[href="/docs/cases/search"]')?.text).toBe('Case Search');
});
