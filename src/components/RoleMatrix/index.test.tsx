import {renderToStaticMarkup} from 'react-dom/server';
import {parse} from 'node-html-parser';
import {expect, test} from 'vitest';
import RoleMatrix from '.';

const roles = ['Administrator', 'Technician', 'Billing'];
const html = parse(
  renderToStaticMarkup(
    <RoleMatrix
      caption="What the starter roles can do"
      roles={roles}
      categories={[
        {name: 'Cases', resources: [{id: 'permission-cases-files', name: 'Files', held: ['VCUD', '', 'VU']}]},
      ]}
    />,
  ),
);

test('groups permissions, and gives every cell its letters', () => {
  expect(html.querySelector('tbody th[scope=rowgroup]')?.text).toBe('Cases');
  expect(html.querySelector('tr#permission-cases-files th[scope=row]')?.text).toContain('Files');
  expect(html.querySelectorAll('td').map(({text}) => text)).toEqual(['VCUD', '–', 'VU']);
  expect(html.getElementById(html.querySelector('table')!.getAttribute('aria-labelledby')!)?.text).toContain(
    'view (V) and create (C) are above update (U) and delete (D)',
  );
  expect(html.querySelectorAll('th[scope=col] > span').map(({text}) => text)).toEqual(['Permission', ...roles]);
});
