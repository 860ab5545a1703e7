/** Every route, from the pages and sidebars. The list in the specification is tests/spec/listed-routes.ts. */
import {readPages, SITE_SECTIONS, type SiteSection} from '../lib/pages';
import docs from '../sidebars/docs';
import guides from '../sidebars/guides';
import pilot from '../sidebars/pilot';
import {identity} from './identity';

/** Pages without content of their own; search engines, the search, and assistants skip them. */
export const SITE_SECTION_ROUTES: readonly string[] = SITE_SECTIONS.map((name) => `/${name}`);
export const NOT_FOUND = '/404.html';
export const RESULTS = '/search';
export const PAGES_WITHOUT_TEXT: ReadonlySet<string> = new Set([...SITE_SECTION_ROUTES, NOT_FOUND, RESULTS]);

/** Pages that are components, not MDX files: src/pages/index.tsx and src/theme/SearchPage. */
const COMPONENT_ROUTES = ['/', RESULTS];

const SITE_SECTION_NAMES: Readonly<Record<SiteSection, string>> = {
  docs: 'Docs',
  guides: 'Guides',
  pilot: identity.product,
};

/** The name of the site section that a path is in, if it is in one. */
export function siteSectionName(path: string): string | undefined {
  const siteSection = SITE_SECTIONS.find((name) => path.startsWith(`/${name}/`));
  return siteSection && SITE_SECTION_NAMES[siteSection];
}

type SidebarItem = {type: string; id?: string; link?: {slug?: string}; items?: readonly (string | SidebarItem)[]};

/** Every item of a site section's sidebar, at any depth. */
export function sidebarItems(siteSection: SiteSection): SidebarItem[] {
  const flatten = (items: SidebarItem['items'] = []): SidebarItem[] =>
    items.flatMap((item) => (typeof item === 'string' ? {type: 'doc', id: item} : [item, ...flatten(item.items)]));
  return flatten({docs, guides, pilot}[siteSection][siteSection] as SidebarItem['items']);
}

/** The index pages of categories. */
export const categoryRoutes: readonly string[] = SITE_SECTIONS.flatMap((siteSection) =>
  sidebarItems(siteSection).flatMap(({link}) => (link?.slug ? [`/${siteSection}${link.slug}`] : [])),
);

// Functions, so that a page that cannot be read ends what asks for the routes, not everything that imports this file.

/** Pages written in `content/`. */
export const pageRoutes = (): string[] => readPages(['content']).map(({route}) => route);

export const routes = (): string[] => [...COMPONENT_ROUTES, ...readPages().map(({route}) => route), ...categoryRoutes];

let known: ReadonlySet<string> | undefined;

/** Whether an internal link, with or without an anchor, points to an existing page. */
export const isRoute = (link: string): boolean => (known ??= new Set(routes())).has(link.split('#')[0]!);
