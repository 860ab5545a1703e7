/** Announces the new page's title after a navigation, which screen readers wouldn't notice otherwise. */
import type {ClientModule} from '@docusaurus/types';
import {announce, findOrAddRegion} from '../start-on-intent/announce';

if (typeof document !== 'undefined') findOrAddRegion();

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({location, previousLocation}) => {
  if (!previousLocation || location.pathname === previousLocation.pathname) return;
  // The new title is in the document from the next frame on.
  requestAnimationFrame(() => announce(document.title));
};
