/**
 * What the reader presses before the application runs. Links, forms, disclosures and popovers work by themselves, and so
 * do the search, copy buttons and the drawer with the loader's help; the controls here are React's when the application
 * is there. No other button is in a built page (checks/built/served-buttons.ts).
 */
import {dismissAnnouncement, switchColorMode} from './choices';
import {FILTERED, HYDRATED, SERVED} from './protocol';

const SERVED_BY_LOADER = `[${Object.values(SERVED).join('],[')}]`;
const root = document.documentElement;

/** Whether a press here is served without the application. */
export const isServed = (target: Element) => target.closest(`[popovertarget],summary,${SERVED_BY_LOADER}`) !== null;

function onClick(event: Event): void {
  const control = (event.target as Element).closest(SERVED_BY_LOADER);
  const announcement = control?.getAttribute(SERVED.announcement);
  if (announcement) dismissAnnouncement(announcement);
  else if (control?.hasAttribute(SERVED.colorMode)) switchColorMode();
  else return;
  // The application may listen already, a moment before it says that it has taken over.
  event.stopImmediatePropagation();
}

/** React leaves out what does not match; until then it is hidden. */
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
