import type {ReactNode} from 'react';
import clsx from 'clsx';
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/Navbar/Layout';
import NavbarMobileSidebar from '@theme/Navbar/MobileSidebar';

export default function NavbarLayout({children}: Props): ReactNode {
  return (
    <nav aria-label="Main" className={clsx(ThemeClassNames.layout.navbar.container, 'navbar', 'navbar--fixed-top')}>
      {children}
      <NavbarMobileSidebar />
    </nav>
  );
}
