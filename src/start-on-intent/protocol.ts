/**
 * What the loader, the application and the markup agree on. A name that two of them use is written here and nowhere else;
 * the search's own are beside it in search.ts.
 */

/** The drawer that the hamburger opens, and the main menu inside it where the pages of a section come first. */
export const DRAWER_ID = 'menu';
export const MAIN_MENU_ID = 'main-menu';

/** The box that says that a part of the page could not be loaded. */
export const PAGE_ERROR_ID = 'page-error';

/** Set on a control that the loader serves by itself. Attributes of the markup, so that React has nothing to take over. */
export const SERVED = {
  /** Switches between light and dark; not set where the system's mode is offered too. */
  colorMode: 'data-switches-color-mode',
  /** Closes the announcement whose id it names. */
  announcement: 'data-closes-announcement',
  /** Copies the file that it names, or the text of the code inside it or beside it where it names none. */
  copy: 'data-copies',
} as const;

/** Set on a copy button by the press: how it went, in words. */
export const COPIED = 'data-copied';

/**
 * Set on an element that only the application completes: names the parameters of the address with which it starts at once.
 * On a page that has one any touch starts it.
 */
export const STARTS_WITH = 'data-starts-with';

/** Set on an entry of a list that selects filter, with `data-` and the name of each select: its value. */
export const FILTERED = 'data-filtered';

/** Set on the root by the generator: "true" when the application has taken over. */
export const HYDRATED = 'data-has-hydrated';

/** Names of the generator: where it keeps the reader's choices, and how the page shows them before the application runs. */
export const GENERATOR = {
  colorModeKey: 'theme',
  colorMode: 'data-theme',
  colorModeChoice: 'data-theme-choice',
  announcementKey: 'docusaurus.announcement.id',
  dismissedKey: 'docusaurus.announcement.dismiss',
  dismissed: 'data-announcement-bar-initially-dismissed',
} as const;
