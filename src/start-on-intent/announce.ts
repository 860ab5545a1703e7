/** Says a text to readers of screen readers, in a region outside of React's part of the page. */
const CLASS = 'page-announcement';
/** Milliseconds that a new region needs until a change in it is read out. */
const REGION_NOTICED = 100;

/** There before it is needed: a region that comes together with its text is not read out. */
export function findOrAddRegion(): Element {
  const found = document.querySelector(`.${CLASS}`);
  if (found) return found;
  const region = document.createElement('div');
  region.className = CLASS;
  region.setAttribute('role', 'status');
  document.body.append(region);
  return region;
}

export function announce(text: string): void {
  const region = findOrAddRegion();
  region.textContent = '';
  setTimeout(() => (region.textContent = text), REGION_NOTICED);
}
