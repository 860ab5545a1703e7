import {renderToStaticMarkup} from 'react-dom/server';
import {expect, test} from 'vitest';
import Permission from '.';

test('says the permission, its types, the starter roles and what the page adds', () => {
  const html = renderToStaticMarkup(
    <Permission permission="Customers › Return Labels" types={['Create', 'View']} roles={['Administrator', 'Shipping']}>
      You also need a carrier.
    </Permission>,
  );
  const words = html.replace(/<[^>]+>/g, '');
  expect(words).toBe(
    'Who can do this: Administrator and ShippingThese roles have the permission Customers › Return Labels: Create and View. You also need a carrier.',
  );
  expect(html).toContain('href="/docs/users/roles-and-permissions"');
});

test('speaks of one role in the singular', () => {
  const html = renderToStaticMarkup(
    <Permission permission="Users › Users" types={['Delete']} roles={['Administrator']} />,
  );
  expect(html).toContain('This role has the');
});
