/** The sidebars of all sections in one file, for pages outside the sections and for the main menu of small screens. */
import type {LoadedContent, LoadedVersion, PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {toSidebarsProp} from '@docusaurus/plugin-content-docs/lib/props.js';
import type {Plugin} from '@docusaurus/types';

/** By the ID of the section's plugin. */
export type SiteTree = Readonly<Record<string, PropSidebarItem[]>>;

/** Only what a menu shows: descriptions would double the file. */
function itemOf(item: PropSidebarItem): PropSidebarItem[] {
  if (item.type === 'html') return [];
  const {type, label, href, className} = item;
  const shown = {type, label, href, ...(className && {className})};
  return [(item.type === 'category' ? {...shown, items: item.items.flatMap(itemOf)} : shown) as PropSidebarItem];
}

const sidebarOf = (version: LoadedVersion): PropSidebarItem[] =>
  Object.values(toSidebarsProp(version)).flat().flatMap(itemOf);

export default function siteTree(): Plugin {
  return {
    name: 'site-tree',
    async allContentLoaded({allContent, actions}) {
      const sections = Object.entries(allContent['docusaurus-plugin-content-docs'] ?? {});
      const tree = sections.map(([id, content]) => [id, sidebarOf((content as LoadedContent).loadedVersions[0]!)]);
      await actions.createData('sections.json', Object.fromEntries(tree) as SiteTree);
    },
  };
}
