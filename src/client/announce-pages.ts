/** Says the title of the page that a navigation led to; a screen reader would not notice the new page otherwise. */
import type {ClientModule} from '@docusaurus/types';
import {announce, findOrAddRegion} from '../start-on-intent/announce';

if (typeof document !== 'undefined') findOrAddRegion();

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({location, previousLocation}) => {
  if (!previousLocation || location.pathname === previousLocation.pathname) return;
  // The new title stands in the document from the next frame on.
  requestAnimationFrame(() => announce(document.title));
};
