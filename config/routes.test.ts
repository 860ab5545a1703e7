import {describe, expect, it} from 'vitest';
import {expectNoMistakes} from '../checks/no-mistakes';
import {specifiedRoutes} from '../tests/spec/listed-routes';
import {categoryRoutes, isRoute, pageRoutes, routes} from './routes';

describe('the routes', () => {
  it('include every route that the specification lists', () => {
    const missing = specifiedRoutes.filter((route) => !routes().includes(route));
    expectNoMistakes(missing.map((route) => `${route} is in the specification and has no page. Write it.`));
    expect(new Set(routes()).size).toBe(routes().length);
    expect(pageRoutes()).toContain('/docs/products/products');
    expect(categoryRoutes).toContain('/docs/category/shipping');
  });

  it('are recognized with an anchor, and nothing else is', () => {
    expect(isRoute('/docs/cases/overview#fields')).toBe(true);
    expect(isRoute('/docs/cases')).toBe(false);
  });
});
