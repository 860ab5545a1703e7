import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {typographicData} from '../lib/typography';

export type SidebarItems = Extract<SidebarsConfig[string], unknown[]>;

/**
 * A category whose index page is at exactly `/category/{slug}` and says what its pages answer. Its title differs from
 * its label, because a page in the category often has the same name.
 */
export function category(
  label: string,
  slug: string,
  description: string,
  items: SidebarItems,
  title = `${label}: all pages`,
): SidebarItems[number] {
  const shown = typographicData({label, description});
  const link = {type: 'generated-index', title, slug: `/category/${slug}`, description: shown.description} as const;
  return {type: 'category', ...shown, link, items};
}

/** A link to a section of a page, for a subject that readers look for elsewhere. */
export const sectionLink = (label: string, href: string, description: string): SidebarItems[number] =>
  typographicData({type: 'link', label, href, description});

/**
 * Links to sections of several pages, for one kind of reader. The group has no page; its name leads to the first link.
 */
export const group = (
  label: string,
  sections: readonly (readonly [label: string, href: string])[],
): SidebarItems[number] => ({
  type: 'category',
  label,
  items: sections.map(([name, href]) => typographicData({type: 'link' as const, label: name, href})),
});
