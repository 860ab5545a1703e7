/**
 * Classes that the theme's scripts name for features which this site has switched off, and words of the texts that
 * happen to be classes of Infima. A class that a page has is kept all the same.
 */
import {colorMode} from '../../../config/color-mode';
import {footer} from '../../../config/footer';
import {navbar} from '../../../config/navbar';

type Feature = {isUsed: boolean; classes: RegExp};

const features: readonly Feature[] = [
  // The navbar hides on scroll and moves its logo to the sidebar.
  {
    isUsed: navbar.hideOnScroll,
    classes: /^(navbarHid|anchorWithHideOnScrollNavbar|sidebarWithHideableNavbar|sidebarLogo)/,
  },
  {isUsed: 'style' in navbar, classes: /^(navbar--(dark|primary)$|darkNavbarColorModeToggle)/},
  {isUsed: 'style' in footer, classes: /^footer--dark$/},
  {isUsed: navbar.items.some((item) => 'items' in item), classes: /^dropdown/},
  // The sidebar can be hidden: its buttons are taken out in src/theme.
  {
    isUsed: false,
    classes:
      /^(docSidebarContainerHidden|sidebarViewportHidden|sidebarHidden|docMainContainerEnhanced|docItemWrapperEnhanced)/,
  },
  {isUsed: colorMode.respectPrefersColorScheme, classes: /^systemToggleIcon/},
  // Kinds of asides that no page has; their colors are in src/css/content.css.
  {isUsed: false, classes: /^(alert--|theme-admonition-)(success|info|tip|warning|caution|danger)$/},
  // Links to sources and other sites in the sidebar, task lists.
  {isUsed: false, classes: /^(iconEdit|menuHtmlItem|menuExternalLink|containsTaskList)/},
  {isUsed: false, classes: /^(badge|card|pagination|tabs)(__|--|$)/},
];

export const isOfUnusedFeature = (name: string): boolean =>
  features.some(({isUsed, classes}) => !isUsed && classes.test(name));
