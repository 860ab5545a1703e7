import type {ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/DocRoot/Layout/Sidebar';
import DocSidebarContent from '@theme/DocSidebar/Desktop/Content';
import {SectionDrawer} from '@site/src/components/Drawer';

/** One list of pages: the sidebar of large screens and the drawer of small ones. */
export default function DocRootLayoutSidebar({sidebar}: Props): ReactNode {
  const {pathname} = useLocation();
  const name = useDocsSidebar()?.name;
  return (
    <SectionDrawer className={ThemeClassNames.docs.docSidebarContainer}>
      {/* Another section begins with its own categories open. */}
      <DocSidebarContent key={name} path={pathname} sidebar={sidebar} />
    </SectionDrawer>
  );
}
