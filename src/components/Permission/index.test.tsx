import {renderToStaticMarkup} from 'react-dom/server';
import {expect, test} from 'vitest';
import Permission from '.';

test('says the permission, its types, the starter roles and what the page adds', () => {
  const html = renderToStaticMarkup(
    <Permission permission="Clients › Return Labels" types={['Create', 'View']} roles={['Administrator', 'Shipping']}>
      You also need a carrier.
    </Permission>,
  );
  const words = html.replace(/<[^>]+>/g, '');
  expect(words).toBe(
    'Who can do this: users with the permission Clients › Return Labels: Create and View. The starter roles Administrator and Shipping have it. You also need a carrier.',
  );
  expect(html).toContain('href="/docs/users/roles-and-permissions"');
});

test('speaks of one role in the singular', () => {
  const html = renderToStaticMarkup(
    <Permission permission="User › Users" types={['Delete']} roles={['Administrator']} />,
  );
  expect(html).toContain('The starter role Administrator has it.');
});
