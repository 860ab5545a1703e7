/** Announces text to screen readers, in a live region outside the React root. */
import {element} from '../../lib/create-element';

const CLASS = 'page-announcement';
/** Milliseconds before screen readers notice changes in a new live region. */
const REGION_NOTICED = 100;

/** Call it early: a live region that is added together with its text isn't announced. */
export function findOrAddRegion(): Element {
  const found = document.querySelector(`.${CLASS}`);
  if (found) return found;
  const region = element('div', {class: CLASS, role: 'status'});
  document.body.append(region);
  return region;
}

export function announce(text: string): void {
  const region = findOrAddRegion();
  region.textContent = '';
  setTimeout(() => (region.textContent = text), REGION_NOTICED);
}
