import type {ReactNode} from 'react';
import {useActiveDocContext, useActivePlugin} from '@docusaurus/plugin-content-docs/client';
import {MainDrawer} from '@site/src/components/Drawer';

/** Inside a section the drawer is the section's own sidebar (src/theme/DocRoot/Layout/Sidebar). */
export default function NavbarMobileSidebar(): ReactNode {
  const {activeDoc} = useActiveDocContext(useActivePlugin()?.pluginId);
  return !activeDoc?.sidebar && <MainDrawer />;
}
