import {baseUrl} from './site-address';

/** The bar above the navbar. Change the id to show a new one to every reader. */
export const announcement = {
  id: 'release-2026-14',
  content: `New: <a href="${baseUrl}pilot/changelog#release-2026-14">PINs for shared bench screens</a>`,
  isCloseable: true,
};

/** From this day on, pages don't show it, even if they were built earlier (src/elements/announcement-close.ts). */
export const ANNOUNCEMENT_ENDS = '2027-04-01';
