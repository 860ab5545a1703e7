import type {RouteConfig} from '@docusaurus/types';

/** Dates are those that writers wrote. For the other routes the plugin would ask git, which a downloaded archive does not have. */
export const withWrittenDates = (routes: readonly RouteConfig[]): RouteConfig[] =>
  routes.map((route) => ({
    ...route,
    metadata: {...route.metadata, lastUpdatedAt: route.metadata?.lastUpdatedAt ?? null},
    ...(route.routes && {routes: withWrittenDates(route.routes)}),
  }));
