import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';

/** Limited because every page of a section contains the section's sidebar. */
const MOST_PAGES_IN_DOCUMENT = 200;

function countPages(items: readonly PropSidebarItem[]): number {
  return items.reduce((sum, item) => sum + 1 + (item.type === 'category' ? countPages(item.items) : 0), 0);
}

/** Whether closed categories are in the HTML too. In a larger section, they render when opened. */
export const fitsDocument = (sidebar: readonly PropSidebarItem[]): boolean =>
  countPages(sidebar) <= MOST_PAGES_IN_DOCUMENT;
