/**
 * Handles the controls that React takes over later. Links, forms, disclosures, and popovers work on their own; the
 * loader also handles the search, copy buttons, and the drawer. A built page has no other buttons
 * (checks/built/served-buttons.ts).
 */
import {dismissAnnouncement, switchColorMode} from './choices';
import {FILTERED, HYDRATED, SERVED} from './protocol';

const SERVED_BY_LOADER = `[${Object.values(SERVED).join('],[')}]`;
const root = document.documentElement;

/** Whether a click here works without the application. */
export const isServed = (target: Element) => target.closest(`[popovertarget],summary,${SERVED_BY_LOADER}`) !== null;

function onClick(event: Event): void {
  const control = (event.target as Element).closest(SERVED_BY_LOADER);
  const announcement = control?.getAttribute(SERVED.announcement);
  if (announcement) dismissAnnouncement(announcement);
  else if (control?.hasAttribute(SERVED.colorMode)) switchColorMode();
  else return;
  // React may already be listening, just before the page is marked as hydrated.
  event.stopImmediatePropagation();
}

/** Hides entries that don't match. Once hydrated, React doesn't render them at all. */
function onChange(): void {
  const selects = [...document.querySelectorAll('select')];
  for (const entry of document.querySelectorAll<HTMLElement>(`[${FILTERED}]`))
    entry.hidden = selects.some(({name, value}) => value && entry.dataset[name] !== value);
}

export function serveFirstActs(): void {
  addEventListener('change', onChange, true);
  addEventListener('click', onClick, true);
  const watch = new MutationObserver(() => {
    if (root.getAttribute(HYDRATED) !== 'true') return;
    watch.disconnect();
    removeEventListener('click', onClick, true);
    removeEventListener('change', onChange, true);
  });
  watch.observe(root, {attributeFilter: [HYDRATED]});
}
