import {baseUrl} from './site-address';

/** The first day without the announcement: it is in no build from then on, and pages built before hide it. */
export const ANNOUNCEMENT_ENDS = '2027-04-01';

const bar = {
  id: 'release-2026-14',
  content: `New in November: <a href="${baseUrl}pilot/changelog#release-2026-14">PINs for shared bench screens</a>.`,
  isCloseable: true,
};

/** The bar above the navbar; `undefined` shows none. Change the id to show a new one to every reader. */
export const announcementOn = (day: Date): typeof bar | undefined =>
  day.toISOString() < ANNOUNCEMENT_ENDS ? bar : undefined;
