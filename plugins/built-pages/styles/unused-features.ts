/**
 * Class names in the theme's scripts for features that this site has turned off, and words in its text that happen
 * to be Infima classes. A class that a page uses is kept anyway.
 */
import {colorMode} from '../../../config/color-mode';
import {footer} from '../../../config/footer';
import {navbar} from '../../../config/navbar';

type Feature = {isUsed: boolean; classes: RegExp};

const features: readonly Feature[] = [
  // A navbar that hides on scroll and moves its logo to the sidebar.
  {
    isUsed: navbar.hideOnScroll,
    classes: /^(navbarHid|anchorWithHideOnScrollNavbar|sidebarWithHideableNavbar|sidebarLogo)/,
  },
  {isUsed: 'style' in navbar, classes: /^(navbar--(dark|primary)$|darkNavbarColorModeToggle)/},
  {isUsed: 'style' in footer, classes: /^footer--dark$/},
  {isUsed: navbar.items.some((item) => 'items' in item), classes: /^dropdown/},
  // A sidebar that can be hidden: src/theme leaves out its buttons.
  {
    isUsed: false,
    classes:
      /^(docSidebarContainerHidden|sidebarViewportHidden|sidebarHidden|docMainContainerEnhanced|docItemWrapperEnhanced)/,
  },
  {isUsed: colorMode.respectPrefersColorScheme, classes: /^systemToggleIcon/},
  // Kinds of admonitions that no page uses; their colors are in src/css/content.css.
  {isUsed: false, classes: /^(alert--|theme-admonition-)(success|info|tip|warning|caution|danger)$/},
  // Edit links, HTML items and external links in the sidebar, and task lists.
  {isUsed: false, classes: /^(iconEdit|menuHtmlItem|menuExternalLink|containsTaskList)/},
  {isUsed: false, classes: /^(badge|card|pagination|tabs)(__|--|$)/},
];

export const isOfUnusedFeature = (name: string): boolean =>
  features.some(({isUsed, classes}) => !isUsed && classes.test(name));
