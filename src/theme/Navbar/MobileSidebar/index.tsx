/** Wraps the mobile sidebar to lead the keyboard into it, through it and back; the original leaves it outside. */
import MobileSidebar from '@theme-original/Navbar/MobileSidebar';
import {useNavbarMobileSidebar, useNavbarSecondaryMenu} from '@docusaurus/theme-common/internal';
import {useEffect, type ReactNode} from 'react';

const find = (selector: string) => document.querySelector<HTMLElement>(selector);

/** Opened, it takes the focus. Escape or leaving it closes it, and the focus goes back to its button. */
function useFocusInside(shown: boolean, toggle: () => void): void {
  useEffect(() => {
    const sidebar = find('.navbar-sidebar');
    if (!shown || !sidebar) return undefined;
    find('.navbar-sidebar__close')?.focus();

    function onKeyDown({key}: KeyboardEvent) {
      if (key === 'Escape') toggle();
    }
    function onFocusOut({relatedTarget}: FocusEvent) {
      if (relatedTarget instanceof Node && !sidebar?.contains(relatedTarget)) toggle();
    }
    sidebar.addEventListener('keydown', onKeyDown);
    sidebar.addEventListener('focusout', onFocusOut);
    return () => {
      sidebar.removeEventListener('keydown', onKeyDown);
      sidebar.removeEventListener('focusout', onFocusOut);
      // Whoever moved on has put the focus elsewhere.
      if (sidebar.contains(document.activeElement)) find('.navbar__toggle')?.focus();
    };
  }, [shown, toggle]);
}

/** "Back to main menu" makes the menu that it stands in inert: the focus goes on to the main menu. */
function useFocusInMainMenu(secondaryShown: boolean): void {
  useEffect(() => {
    if (!secondaryShown && document.activeElement?.matches('.navbar-sidebar__back')) {
      find('.navbar-sidebar__item:not([inert]) a')?.focus();
    }
  }, [secondaryShown]);
}

export default function KeyboardMobileSidebar(): ReactNode {
  const {shown, toggle} = useNavbarMobileSidebar();
  useFocusInside(shown, toggle);
  useFocusInMainMenu(useNavbarSecondaryMenu().shown);
  return <MobileSidebar />;
}
