import {renderToStaticMarkup} from 'react-dom/server';
import {parse} from 'node-html-parser';
import {expect, test} from 'vitest';
import Comparison, {type ComparisonProps} from '.';
import Overview from './Overview';

const page = '/docs/cases/search';
const subject = {page, area: 'Cases', ours: 'Our **own** way.', notOurs: [], sources: [1]};
const props: ComparisonProps = {
  product: 'Pilot',
  competitor: 'Other',
  vendor: 'Other Inc.',
  sources: [
    {title: 'Features', url: 'https://other.example/features'},
    {title: 'Help', url: 'https://help.other.example/'},
  ],
  rows: [
    {
      ...subject,
      id: 'compare-search',
      areaId: 'cases',
      capability: 'Case Search',
      theirs: 'By **name**',
      notOurs: [
        {what: 'names', page: '/docs/cases/search#limits'},
        {what: 'pans', page: '/docs/cases/search'},
      ],
      sources: [2],
      verdict: 'other',
    },
    {...subject, id: 'compare-files', capability: 'Files', theirs: 'Photos', verdict: 'both'},
    {
      ...subject,
      id: 'compare-tax',
      capability: 'Tax',
      theirs: 'Two **rates**',
      notTheirs: 'tax areas',
      verdict: 'pilot',
    },
  ],
  missing: [
    {id: 'compare-bulk', area: 'Cases', capability: 'Bulk changes', page, ask: 'How many at once?'},
    {id: 'compare-cards', area: 'Billing', areaId: 'billing', capability: 'Cards', page, ask: 'Whose account?'},
  ],
  note: 'We read these sources in November 2026.',
  mentioned: [{...subject, id: 'compare-labels', capability: 'Return labels'}],
};
const html = parse(renderToStaticMarkup(<Comparison {...props} />));

test('each claim leads to its source, and each source is in the list', () => {
  const note = html.querySelector('#compare-search td a[href^="#source"]');
  expect(note?.getAttribute('aria-label')).toBe('Source 2');
  expect(html.querySelector(`li${note?.getAttribute('href')} a`)?.getAttribute('href')).toBe(
    'https://help.other.example/',
  );
});

test('each product has a cell of its own in every row, where the words that differ stand out', () => {
  for (const {id, theirs} of props.rows) {
    const cells = html.querySelectorAll(`tr#${id} td[data-label]`);
    expect(cells.map((cell) => cell.getAttribute('data-label'))).toEqual(['Pilot', 'Other']);
    expect(cells[1]?.text).toContain(theirs.replaceAll('**', ''));
  }
  const standOut = (id: string) => html.querySelectorAll(`tr#${id} strong`).map(({text}) => text);
  expect(standOut('compare-files')).toEqual(['own']);
  // Only on the side that has what the other doesn't.
  expect(standOut('compare-search')).toEqual(['name']);
  expect(standOut('compare-tax')).toEqual(['own']);
});

test('what only one product has is named in the other’s cell, with a link if it isn’t in ours', () => {
  const link = html.querySelector('#compare-search td[data-label=Pilot] a');
  expect(link?.closest('td')?.text).toMatch(/Not in Pilot: names, pans\.$/);
  expect(link?.getAttribute('href')).toBe('/docs/cases/search#limits');
  expect(html.querySelector('#compare-tax td[data-label=Other]')?.text).toContain('Not in Other: tax areas.');
});

test('the verdict is a shape and its name, over its rows or on what opens them', () => {
  const verdicts = html.querySelectorAll('strong[id^=verdict]');
  const [first, second, third] = [
    'Pilot has what Other doesn’t',
    'Other has what Pilot doesn’t',
    'Each in its own way',
  ];
  expect(verdicts.map(({text}) => text)).toEqual([first, second, third]);
  const shapes = verdicts.map((verdict) => verdict.querySelector('svg[aria-hidden]')?.innerHTML);
  expect(new Set(shapes).size).toBe(3);
});

test('rows with the same verdict are one line, which opens to them, and what decides comes first', () => {
  const groups = html
    .querySelectorAll('details:has(table)')
    .map((group) => [
      group.querySelector('summary')?.text,
      group.querySelectorAll('th[scope=row]').map(({text}) => text),
    ]);
  expect(groups).toEqual([
    ['Pilot has what Other doesn’t', ['Tax']],
    ['Other has what Pilot doesn’t', ['Case Search']],
    ['Each in its own way', ['Files']],
  ]);
  const few = parse(renderToStaticMarkup(<Comparison {...props} rows={props.rows.slice(1, 2)} />));
  expect(few.querySelectorAll('details:has(table)')).toHaveLength(1);
});

test('what was not found is one line, which says where, and opens to what to ask', () => {
  const box = html.querySelector('details:has(#compare-bulk)');
  expect(box?.querySelector('summary')?.text).toBe('Not found in what we read2 questions for Other Inc.');
  expect(box?.querySelector('#compare-cards #billing')).not.toBeNull();
  expect(box?.querySelector('#compare-cards')?.text).toBe('Cards Whose account?');
  expect(box?.querySelector('#compare-cards a')?.getAttribute('href')).toBe(page);
});

test('what was read, and what is only mentioned, is said after the sources', () => {
  expect(html.querySelectorAll('details ~ p').map(({text}) => text)).toEqual([
    props.note,
    'Only mentioned on the pages we read: return labels.',
  ]);
  expect(html.querySelector('#compare-labels')?.text).toBe('return labels');
});

test('every row has a header, which leads to the page that documents the subject', () => {
  for (const tr of html.querySelectorAll('tbody tr[id^=compare-]'))
    expect(tr.querySelector('th[scope=row]')).not.toBeNull();
  expect(html.querySelector('tr#compare-search:has(#cases) a[href="/docs/cases/search"]')?.text).toBe('Case Search');
});

test('the overview has three things to try, and says when to choose each other product, or Pilot', () => {
  const product = {competitor: 'Other', chooseIf: 'you have it.', choosePilotIf: 'you want ours.', page: '/other'};
  const overview = parse(renderToStaticMarkup(<Overview products={[product]} />));
  const questions = overview.querySelectorAll('ol > li');
  expect(questions).toHaveLength(3);
  for (const question of questions) {
    expect(question.querySelector('strong')?.text).toMatch(/[?.]$/);
    expect(question.querySelector('a')?.getAttribute('href')).toMatch(/^\/docs\//);
  }
  expect(overview.querySelector('.markdown p a')?.getAttribute('href')).toBe('/pilot/welcome/why-pilot');
  const columns = overview.querySelectorAll('thead th').map(({text}) => text.trim());
  expect(columns).toEqual(['You use or consider', 'Choose Pilot if', 'Choose the other if']);
  const [none, row] = overview.querySelectorAll('tbody tr');
  expect(none?.querySelector('th')?.text).toBe('Paper or spreadsheets');
  expect(row?.childNodes.map(({text}) => text)).toEqual(['Other', 'you want ours.', 'you have it.']);
  expect(row?.querySelectorAll('td').map((cell) => cell.getAttribute('data-label'))).toEqual(columns.slice(1));
  expect(row?.querySelector('th a')?.getAttribute('href')).toBe('/other');
});
