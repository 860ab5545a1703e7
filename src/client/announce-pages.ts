/** Says the title of the page that a navigation led to; a screen reader would not notice the new page otherwise. */
import type {ClientModule} from '@docusaurus/types';

/** There from the start: a region that comes together with its text is not read out. */
function addRegion(): HTMLElement {
  const region = document.createElement('div');
  region.className = 'page-announcement';
  region.setAttribute('role', 'status');
  document.body.append(region);
  return region;
}

const region = typeof document === 'undefined' ? undefined : addRegion();

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({location, previousLocation}) => {
  if (!region || !previousLocation || location.pathname === previousLocation.pathname) return;
  // The new title stands in the document from the next frame on.
  requestAnimationFrame(() => {
    region.textContent = document.title;
  });
};
