/** Every route, from the pages and sidebars. The list in the specification is tests/spec/listed-routes.ts. */
import {readdirSync, readFileSync} from 'node:fs';
import {dirname, join} from 'node:path/posix';
import docs from '../sidebars/docs';
import guides from '../sidebars/guides';
import pilot from '../sidebars/pilot';

/** Pages rendered by components, with no file in src/pages. */
const COMPONENTS = ['/', '/search'];

type Item = {type?: string; link?: {slug?: string}; items?: unknown};

function pagesIn(folder: string): string[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => {
      const path = `/${file.replaceAll('\\', '/').replace(/\.mdx$/, '')}`;
      const slug = /^slug: *(.+)$/m.exec(readFileSync(join(folder, file), 'utf8'))?.[1];
      return slug ? join(dirname(path), slug) : path;
    });
}

/** The index pages of categories, at any depth. */
function categoriesIn(items: unknown): string[] {
  if (!Array.isArray(items)) return [];
  return (items as Item[]).flatMap((item) => [
    ...(item.link?.slug ? [item.link.slug] : []),
    ...categoriesIn(item.items),
  ]);
}

const sidebars = {docs, guides, pilot};
export const categoryRoutes: readonly string[] = Object.entries(sidebars).flatMap(([section, lists]) =>
  Object.values(lists).flatMap((items) => categoriesIn(items).map((slug) => `/${section}${slug}`)),
);

/** Pages written in `content/`. */
export const pageRoutes: readonly string[] = pagesIn('content');

export const routes: readonly string[] = [...COMPONENTS, ...pagesIn('src/pages'), ...pageRoutes, ...categoryRoutes];

const known = new Set(routes);

/** Whether an internal link, with or without an anchor, points to an existing page. */
export const isRoute = (link: string): boolean => known.has(link.split('#')[0]!);
