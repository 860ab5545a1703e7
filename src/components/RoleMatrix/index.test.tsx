import {renderToStaticMarkup} from 'react-dom/server';
import {parse} from 'node-html-parser';
import {expect, test} from 'vitest';
import RoleMatrix from '.';

const html = parse(
  renderToStaticMarkup(
    <RoleMatrix
      caption="What the starter roles can do"
      roles={['Administrator', 'Technician', 'Billing']}
      categories={[
        {name: 'Cases', resources: [{id: 'permission-cases-files', name: 'Files', held: ['VCUD', '', 'VU']}]},
      ]}
    />,
  ),
);

test('gives every letter a place of its own and says what it means', () => {
  expect(html.querySelectorAll('td').map(({text}) => text)).toEqual(['VCUD', '····', 'V·U·']);
  expect(html.querySelector('caption')?.text).toContain('V = view, C = create, U = update, D = delete');
});

test('lets a phone choose one role', () => {
  expect(html.querySelectorAll('label').map(({text}) => text.trim())).toEqual([
    'Administrator',
    'Technician',
    'Billing',
  ]);
  expect(html.querySelectorAll('input[type=radio][checked]')).toHaveLength(1);
});

test('groups resources under their category', () => {
  expect(html.querySelector('tbody th[scope=rowgroup]')?.text).toBe('Cases');
  expect(html.querySelector('tr#permission-cases-files th[scope=row]')?.text).toContain('Files');
});
