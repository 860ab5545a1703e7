import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';

/** Every page of a section carries the section's sidebar. */
const MOST_PAGES_IN_DOCUMENT = 200;

function countPages(items: readonly PropSidebarItem[]): number {
  return items.reduce((sum, item) => sum + 1 + (item.type === 'category' ? countPages(item.items) : 0), 0);
}

/** Whether the pages of closed categories may be in the document too. In a larger section they are rendered when opened. */
export const fitsDocument = (sidebar: readonly PropSidebarItem[]): boolean =>
  countPages(sidebar) <= MOST_PAGES_IN_DOCUMENT;
