/** Every route, from the pages and sidebars. The list in the specification is tests/spec/listed-routes.ts. */
import {readPages, SECTIONS, type SectionId} from '../lib/pages';
import docs from '../sidebars/docs';
import guides from '../sidebars/guides';
import pilot from '../sidebars/pilot';
import {identity} from './identity';

/** Pages that are components, not MDX files: src/pages/index.tsx and src/theme/SearchPage. */
const COMPONENTS = ['/', '/search'];

/** Pages without content of their own; search engines, the search, and assistants skip them. */
export const SECTION_OPENINGS: readonly string[] = SECTIONS.map((section) => `/${section}`);
export const NOT_FOUND = '/404.html';
export const RESULTS = '/search';
export const PAGES_WITHOUT_TEXT: ReadonlySet<string> = new Set([...SECTION_OPENINGS, NOT_FOUND, RESULTS]);

const SECTION_NAMES: Readonly<Record<SectionId, string>> = {docs: 'Docs', guides: 'Guides', pilot: identity.product};

/** The name of a path's section; undefined outside of them. */
export function sectionName(path: string): string | undefined {
  const section = SECTIONS.find((name) => path.startsWith(`/${name}/`));
  return section && SECTION_NAMES[section];
}

type Item = {type?: string; link?: {slug?: string}; items?: unknown};

/** The index pages of categories, at any depth. */
function categoriesIn(items: unknown): string[] {
  if (!Array.isArray(items)) return [];
  return (items as Item[]).flatMap((item) => [
    ...(item.link?.slug ? [item.link.slug] : []),
    ...categoriesIn(item.items),
  ]);
}

export const sidebars: Readonly<Record<SectionId, object>> = {docs, guides, pilot};

export const categoryRoutes: readonly string[] = Object.entries(sidebars).flatMap(([section, lists]) =>
  Object.values(lists).flatMap((items) => categoriesIn(items).map((slug) => `/${section}${slug}`)),
);

// Functions, so that a page that cannot be read ends what asks for the routes, not everything that imports this file.

/** Pages written in `content/`. */
export const pageRoutes = (): string[] => readPages(['content']).map(({route}) => route);

export const routes = (): string[] => [...COMPONENTS, ...readPages().map(({route}) => route), ...categoryRoutes];

let known: ReadonlySet<string> | undefined;

/** Whether an internal link, with or without an anchor, points to an existing page. */
export const isRoute = (link: string): boolean => (known ??= new Set(routes())).has(link.split('#')[0]!);
