import type {RouteConfig} from '@docusaurus/types';

/** Uses the dates in front matter. For other routes the plugin would run git, which fails in a downloaded archive. */
export const withWrittenDates = (routes: readonly RouteConfig[]): RouteConfig[] =>
  routes.map((route) => ({
    ...route,
    metadata: {...route.metadata, lastUpdatedAt: route.metadata?.lastUpdatedAt ?? null},
    ...(route.routes && {routes: withWrittenDates(route.routes)}),
  }));
