import {describe, expect, it} from 'vitest';
import {groups} from '../tests/spec/listed-routes';
import {categoryRoutes, isRoute, pageRoutes, routes} from './routes';

describe('the routes', () => {
  it('are those that the specification lists, each once', () => {
    const listed = ['/', '/markdown-page', '/search', ...Object.values(groups).flat()];
    expect([...routes].sort(), 'Compare content/ with tests/spec/listed-routes.ts.').toEqual(
      [...new Set(listed)].sort(),
    );
    expect(pageRoutes).toContain('/docs/products/products');
    expect(categoryRoutes).toContain('/docs/category/shipping');
  });

  it('are recognized with an anchor, and nothing else is', () => {
    expect(isRoute('/docs/cases/overview#fields')).toBe(true);
    expect(isRoute('/docs/cases')).toBe(false);
  });
});
