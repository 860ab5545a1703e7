import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

export type SidebarItems = Extract<SidebarsConfig[string], unknown[]>;

/** A category whose index page is at exactly `/category/{slug}` and says what its pages answer. */
export function category(label: string, slug: string, description: string, items: SidebarItems): SidebarItems[number] {
  return {
    type: 'category',
    label,
    description,
    link: {type: 'generated-index', title: `${label}: all pages`, slug: `/category/${slug}`, description},
    items,
  };
}

/** A link to a section of a page, for a subject that readers look for in another place than its page. */
export const section = (label: string, href: string, description: string): SidebarItems[number] => ({
  type: 'link',
  label,
  href,
  description,
});
