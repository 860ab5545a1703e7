import {describe, expect, it} from 'vitest';
import {readRoutes, routesOf} from './page-files';

const source = `export default [
  {path: '/docs', component: ComponentCreator('/docs', 'aaa'),
    exact: true
  },
  {path: '/docs', component: ComponentCreator('/docs', 'bbb'),
    routes: [
      {path: '/docs/cases', component: ComponentCreator('/docs/cases', 'ccc'),
        exact: true, sidebar: "docs"},
      {path: '/docs/cases-old', component: ComponentCreator('/docs/cases-old', 'ddd'),
        exact: true},
    ]
  },
  {path: '*', component: ComponentCreator('*')},
];`;

const keysOf = (page: string) => routesOf(page, readRoutes(source)).map(({key}) => key);

describe('the routes of a page', () => {
  it('are its own and the ones that wrap it, but no page above it', () => {
    expect(keysOf('/docs/cases')).toEqual(['/docs-bbb', '/docs/cases-ccc']);
  });

  it('are not those of a page whose address only begins alike', () => {
    expect(keysOf('/docs/cases-old')).toEqual(['/docs-bbb', '/docs/cases-old-ddd']);
  });

  it('are none for a page that the router does not know', () => {
    expect(keysOf('/nowhere')).toEqual([]);
  });
});
