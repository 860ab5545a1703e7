import {describe, expect, it} from 'vitest';
import {compareRoutes, docCategoryRoutes, docRoutes, isRoute, routes} from './routes';

describe('routes', () => {
  it('count as the specification lists them', () => {
    expect(docRoutes).toHaveLength(46);
    expect(docCategoryRoutes).toHaveLength(17);
    expect(compareRoutes).toHaveLength(7);
    expect(new Set(routes).size).toBe(routes.length);
  });

  it('are found with and without a fragment, and only when listed', () => {
    expect(isRoute('/docs/cases/overview')).toBe(true);
    expect(isRoute('/docs/customers/offices#validate-an-address')).toBe(true);
    expect(isRoute('/docs/cases')).toBe(false);
    expect(isRoute('')).toBe(false);
  });
});
