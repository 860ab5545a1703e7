import {existsSync} from 'node:fs';
import type {LoadContext, PluginContentLoadedActions, RouteConfig} from '@docusaurus/types';
import {describe, expect, it} from 'vitest';
import sectionOpenings from '.';

async function routesOn(baseUrl: string): Promise<RouteConfig[]> {
  const routes: RouteConfig[] = [];
  const actions = {addRoute: (route: RouteConfig) => routes.push(route)} as unknown as PluginContentLoadedActions;
  const openings = [
    {section: 'docs', opensOn: 'docs/cases/overview'},
    {section: 'guides', opensOn: 'guides/outsourcing'},
  ];
  const plugin = sectionOpenings(openings)({baseUrl} as LoadContext);
  await plugin.contentLoaded?.({actions, content: undefined});
  return routes;
}

describe('section openings', () => {
  it.each(['/', '/help/'])('give every section an exact route on the base URL %s', async (baseUrl) => {
    expect(await routesOn(baseUrl)).toMatchObject([
      {path: `${baseUrl}docs`, exact: true, props: {opensOn: `${baseUrl}docs/cases/overview`}},
      {path: `${baseUrl}guides`, exact: true, props: {opensOn: `${baseUrl}guides/outsourcing`}},
    ]);
  });

  it('name a component that is there', async () => {
    for (const {component} of await routesOn('/')) {
      expect(existsSync(component.replace('@site/', '')), component).toBe(true);
    }
  });
});
