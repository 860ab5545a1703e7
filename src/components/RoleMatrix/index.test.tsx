import {renderToStaticMarkup} from 'react-dom/server';
import {parse} from 'node-html-parser';
import {expect, test} from 'vitest';
import RoleMatrix from '.';

const html = parse(
  renderToStaticMarkup(
    <RoleMatrix
      caption="What the starter roles can do"
      roles={['Administrator', 'Technician']}
      categories={[{name: 'Cases', resources: [{id: 'permission-cases-files', name: 'Files', held: ['VCUD', '']}]}]}
    />,
  ),
);

test('spells out each letter', () => {
  expect(html.querySelectorAll('td abbr').map((letter) => letter.getAttribute('title'))).toEqual([
    'View',
    'Create',
    'Update',
    'Delete',
  ]);
});

test('shows that a role holds nothing', () => {
  expect(html.querySelectorAll('td').map(({text}) => text)).toEqual(['VCUD', '—']);
});

test('groups resources under their category', () => {
  expect(html.querySelector('tbody th[scope=rowgroup]')?.text).toBe('Cases');
  expect(html.querySelector('tr#permission-cases-files th[scope=row]')?.text).toContain('Files');
});
