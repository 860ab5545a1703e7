/**
 * What the reader presses before the application runs. Links, forms, disclosures and popovers work by themselves; some
 * controls the loader serves; presses on the rest are kept and repeated once, in order, when the application is there.
 * The search is in search.ts.
 */
import {dismissAnnouncement, switchColorMode} from './choices';
import {HYDRATED, PAGE_ERROR_ID, SERVED} from './protocol';
import {openAskedSearch} from './search';
import {showWaiting} from './waiting';

const KEPT = `button:not([popovertarget],[${SERVED.copy}],form *,#${PAGE_ERROR_ID} *)`;

const root = document.documentElement;
const clicked: HTMLElement[] = [];

function onClick(event: Event): void {
  const control = (event.target as Element).closest<HTMLElement>(KEPT);
  if (!control) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  const announcement = control.getAttribute(SERVED.announcement);
  if (announcement) return dismissAnnouncement(announcement);
  if (control.hasAttribute(SERVED.colorMode)) return switchColorMode();
  clicked.push(control);
  showWaiting(true);
}

function replay(): void {
  removeEventListener('click', onClick, true);
  showWaiting(false);
  // One task for each, so that the application has finished one before it gets the next.
  for (const control of clicked) setTimeout(() => control.click());
  openAskedSearch();
}

/** Whether the loader serves a press here by itself: the application is not needed for it. */
export const isServed = (target: Element) =>
  target.closest(
    `[popovertarget],summary,${Object.values(SERVED)
      .map((name) => `[${name}]`)
      .join()}`,
  ) !== null;

export function keepFirstActs(): void {
  addEventListener('click', onClick, true);
  const watch = new MutationObserver(() => {
    if (root.getAttribute(HYDRATED) !== 'true') return;
    watch.disconnect();
    replay();
  });
  watch.observe(root, {attributes: true});
}
