/** What the hamburger opens, and the main menu inside it where the pages of a section come first. */
export const DRAWER_ID = 'menu';
export const MAIN_MENU_ID = 'main-menu';
