import {baseUrl} from './site-address';

/** The bar above the navbar. Set to `undefined` to remove it; change the id to show a new one to every reader. */
export const announcement: {id: string; content: string; isCloseable: boolean} | undefined = {
  id: 'release-2026-14',
  content: `New in November: <a href="${baseUrl}pilot/changelog#release-2026-14">PINs for shared bench screens</a>.`,
  isCloseable: true,
};
