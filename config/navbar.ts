import type {UserThemeConfig} from '@docusaurus/theme-common';
import {identity} from './identity';

/** `type: 'doc'` because a sidebar item would link to the first category index, not the first document. */
export const navbar = {
  title: identity.product,
  hideOnScroll: false,
  items: [
    {type: 'doc', docsPluginId: 'pilot', docId: 'welcome/why-pilot', label: identity.product, position: 'left'},
    {type: 'doc', docId: 'cases/overview', label: 'Docs', position: 'left'},
    {type: 'doc', docsPluginId: 'guides', docId: 'invoicing-and-shipping', label: 'Guides', position: 'left'},
  ],
} satisfies UserThemeConfig['navbar'];
