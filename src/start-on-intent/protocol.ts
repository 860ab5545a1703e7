/**
 * Names that the loader, the application, and the markup share. Each is defined only here; the search's are in
 * search/dialog/open-dialog.ts.
 */

/** The drawer that the hamburger button opens, and the main menu inside it if the drawer lists a section's pages. */
export const DRAWER_ID = 'menu';
export const MAIN_MENU_ID = 'main-menu';

/** The error box for a page that failed to load in part. */
export const PAGE_ERROR_ID = 'page-error';

/** Set on controls that the loader handles. They are attributes in the markup, so React has nothing to take over. */
export const SERVED = {
  /** Switches between light and dark. Not set if the toggle also offers the system's mode. */
  colorMode: 'data-switches-color-mode',
  /** Closes the announcement with this ID. */
  announcement: 'data-closes-announcement',
  /** Copies the file at this URL. If empty, copies the code inside the button or next to it. */
  copy: 'data-copies',
} as const;

/** Set on a copy button after a click: the result, as text. */
export const COPIED = 'data-copied';

/**
 * Set on an element that needs the application: names the URL parameters that start it right away. On a page with such
 * an element, any touch starts it.
 */
export const STARTS_WITH = 'data-starts-with';

/** Set on each entry of a filtered list. The entry also has a `data-` attribute for each select, with its value. */
export const FILTERED = 'data-filtered';

/** Set on the root element by the generator: "true" once the page is hydrated. */
export const HYDRATED = 'data-has-hydrated';

/** The generator's names: where it stores the reader's choices, and the attributes that show them before hydration. */
export const GENERATOR = {
  colorModeKey: 'theme',
  colorMode: 'data-theme',
  colorModeChoice: 'data-theme-choice',
  announcementKey: 'docusaurus.announcement.id',
  dismissedKey: 'docusaurus.announcement.dismiss',
  dismissed: 'data-announcement-bar-initially-dismissed',
} as const;
