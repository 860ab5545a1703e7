import type {ReactNode} from 'react';
import IconMenu from '@theme/Icon/Menu';
import {DRAWER_ID} from '@site/src/components/Drawer';

/** The browser opens the drawer on its own, and exposes its state to assistive technology. */
export default function MobileSidebarToggle(): ReactNode {
  return (
    <button
      type="button"
      className="navbar__toggle clean-btn"
      popoverTarget={DRAWER_ID}
      aria-label="Toggle navigation bar"
    >
      <IconMenu />
    </button>
  );
}
