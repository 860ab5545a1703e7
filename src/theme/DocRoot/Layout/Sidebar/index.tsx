import type {ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/DocRoot/Layout/Sidebar';
import DocSidebarContent from '@theme/DocSidebar/Desktop/Content';
import {SectionDrawer} from '@site/src/components/Drawer';

/** One list of pages: the sidebar on large screens, and the drawer on small ones. */
export default function DocRootLayoutSidebar({sidebar}: Props): ReactNode {
  const {pathname} = useLocation();
  const name = useDocsSidebar()?.name;
  return (
    <SectionDrawer className={ThemeClassNames.docs.docSidebarContainer}>
      {/* The key resets which categories are open when the section changes. */}
      <DocSidebarContent key={name} path={pathname} sidebar={sidebar} />
    </SectionDrawer>
  );
}
