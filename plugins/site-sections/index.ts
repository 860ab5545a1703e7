/**
 * What pages show of other pages, and the addresses of the site sections:
 * - `/docs`, `/guides`, and `/pilot` redirect to the page that the navbar's link opens.
 * - sidebars.json has the sidebars of all site sections, for the main menu and for pages that have no sidebar.
 * - pages.json has what a category page says of the pages it lists. Only category pages load it.
 */
import {join} from 'node:path';
import type {LoadedContent, LoadedVersion, PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {toSidebarsProp} from '@docusaurus/plugin-content-docs/lib/props.js';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {navbar} from '../../config/navbar';
import {readPages} from '../../lib/pages';
import {tasksOf, type Task} from '../page-tasks';

/** Sidebars by the id of the site section's docs plugin. */
export type SiteTree = Readonly<Record<string, PropSidebarItem[]>>;
export type PageSummary = {description: string; tasks: Task[]};

/** A sidebar item with the properties that a menu shows; descriptions would double the file. */
function itemOf(item: PropSidebarItem): PropSidebarItem[] {
  if (item.type === 'html') return [];
  const {type, label, href, className} = item;
  const shown = {type, label, href, ...(className && {className})};
  return [(item.type === 'category' ? {...shown, items: item.items.flatMap(itemOf)} : shown) as PropSidebarItem];
}

const sidebarOf = (version: LoadedVersion): PropSidebarItem[] =>
  Object.values(toSidebarsProp(version)).flat().flatMap(itemOf);

/** By the page's id in its site section, which no other site section has (checks/content/mistakes.ts). */
const summarizePages = (): Record<string, PageSummary> =>
  Object.fromEntries(
    readPages(['content']).map((page) => [
      page.id,
      {description: String(page.frontMatter.description), tasks: tasksOf(page)},
    ]),
  );

export default function siteSections({siteDir, baseUrl}: LoadContext): Plugin {
  return {
    name: 'site-sections',
    getPathsToWatch: () => [join(siteDir, 'content/**/*.mdx')],
    async contentLoaded({actions}) {
      await actions.createData('pages.json', summarizePages());
      for (const {docsPluginId: siteSection = 'docs', docId} of navbar.items) {
        actions.addRoute({
          path: `${baseUrl}${siteSection}`,
          component: '@site/plugins/site-sections/SectionOpening.tsx',
          exact: true,
          props: {opensOn: `${baseUrl}${siteSection}/${docId}`},
        });
      }
    },
    async allContentLoaded({allContent, actions}) {
      const docs = Object.entries(allContent['docusaurus-plugin-content-docs'] ?? {});
      const tree = docs.map(([id, content]) => [id, sidebarOf((content as LoadedContent).loadedVersions[0]!)]);
      await actions.createData('sidebars.json', Object.fromEntries(tree) as SiteTree);
    },
  };
}
