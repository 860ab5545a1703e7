import type {ReactNode} from 'react';
import clsx from 'clsx';
import tree from '@generated/site-sections/default/sidebars.json';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useActivePlugin} from '@docusaurus/plugin-content-docs/client';
import {useThemeConfig} from '@docusaurus/theme-common';
import type {PropSidebarItem, PropSidebarItemCategory} from '@docusaurus/plugin-content-docs';
import DocSidebarItems from '@theme/DocSidebarItems';
import NavbarItem, {type Props as NavbarItemProps} from '@theme/NavbarItem';
import styles from './styles.module.css';

export const DRAWER_ID = 'menu';
const MAIN_MENU_ID = 'main-menu';

/** What a section's menu begins with: its folders lead to their own pages. */
const firstLevel = (section: string): PropSidebarItem[] =>
  tree[section]!.map((item) => {
    const {label, href} = item as PropSidebarItemCategory;
    return item.type === 'category' && href ? {type: 'link', label, href} : item;
  });

/**
 * The sections with all their pages. In a section (`here`), its own pages are behind this menu, and of the others it has
 * the first level, because every page carries it.
 */
function MainMenu({here}: {here?: string}): ReactNode {
  const items = useThemeConfig().navbar.items as (NavbarItemProps & {docsPluginId?: string})[];
  const {pathname} = useLocation();
  return (
    <>
      {items.map((item) => {
        const section = item.docsPluginId ?? 'default';
        return (
          <ul key={section} className={clsx('menu__list', styles.section)}>
            <NavbarItem mobile {...item} />
            {section !== here && (
              <DocSidebarItems items={here ? firstLevel(section) : tree[section]!} activePath={pathname} level={1} />
            )}
          </ul>
        );
      })}
    </>
  );
}

function Head({children}: {children?: ReactNode}): ReactNode {
  return (
    <div className={styles.head}>
      {children}
      <button
        type="button"
        className="clean-btn"
        popoverTarget={DRAWER_ID}
        popoverTargetAction="hide"
        aria-label="Close navigation bar"
      >
        <svg className="line-icon" viewBox="0 0 24 24" width={24} height={24} aria-hidden="true">
          <path d="m5 5 14 14M19 5 5 19" />
        </svg>
      </button>
    </div>
  );
}

/**
 * The small-screen menu on pages outside a section. The browser opens and closes it (Popover API), so it works before
 * and without JavaScript; src/elements/site-drawer.ts does the rest.
 */
export function MainDrawer(): ReactNode {
  const {title} = useDocusaurusContext().siteConfig;
  return (
    <site-drawer>
      <div id={DRAWER_ID} popover="auto" className={styles.drawer}>
        <Head>
          <span>{title}</span>
        </Head>
        <nav className="menu" aria-label="Main menu">
          <MainMenu />
        </nav>
      </div>
    </site-drawer>
  );
}

/** The same inside a section: its pages (the sidebar on large screens) and a button back to the main menu. */
export function SectionDrawer({className, children}: {className: string; children: ReactNode}): ReactNode {
  const here = useActivePlugin()?.pluginId;
  return (
    <site-drawer>
      <aside id={DRAWER_ID} popover="auto" className={clsx(styles.drawer, styles.sidebar, className)}>
        <Head>
          <button type="button" className="clean-btn" popoverTarget={MAIN_MENU_ID}>
            ← Back to main menu
          </button>
        </Head>
        <nav id={MAIN_MENU_ID} popover="auto" aria-label="Main menu" className={clsx('menu', styles.mainMenu)}>
          <MainMenu here={here} />
        </nav>
        <div className={styles.pages}>{children}</div>
      </aside>
    </site-drawer>
  );
}
