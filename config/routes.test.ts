import {describe, expect, it} from 'vitest';
import {expectNoProblems} from '../checks/no-problems';
import {everyRoute} from '../tests/spec/listed-routes';
import {categoryRoutes, isRoute, pageRoutes, routes} from './routes';

const LIST = 'tests/spec/listed-routes.ts';

describe('the routes', () => {
  it('are those that the specification lists, each once', () => {
    const listed = everyRoute;
    expectNoProblems([
      ...routes.filter((route) => !listed.includes(route)).map((route) => `${LIST}: add ${route}.`),
      ...listed
        .filter((route) => !routes.includes(route))
        .map((route) => `${LIST}: ${route} has no page. Write it, or take it out of the list.`),
    ]);
    expect(new Set(listed).size).toBe(listed.length);
    expect(pageRoutes).toContain('/docs/products/products');
    expect(categoryRoutes).toContain('/docs/category/shipping');
  });

  it('are recognized with an anchor, and nothing else is', () => {
    expect(isRoute('/docs/cases/overview#fields')).toBe(true);
    expect(isRoute('/docs/cases')).toBe(false);
  });
});
