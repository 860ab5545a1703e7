/**
 * What the reader does before the application runs. Links, forms and pop-overs work by themselves; the
 * rest is kept and done once, in order, when the application is there. The search is in search.ts.
 */
import {openAskedSearch} from './search';
import {showWaiting} from './waiting';

const NEEDS_APPLICATION = 'button:not([popovertarget],form *)';

const root = document.documentElement;
const clicked: HTMLElement[] = [];

function onClick(event: Event): void {
  const control = (event.target as Element).closest<HTMLElement>(NEEDS_APPLICATION);
  if (!control || control.closest('#page-error')) return;
  event.preventDefault();
  event.stopImmediatePropagation();
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

export function keepFirstActs(): void {
  addEventListener('click', onClick, true);
  // The generator marks the document when the application has taken over.
  const watch = new MutationObserver(() => {
    if (root.dataset.hasHydrated !== 'true') return;
    watch.disconnect();
    replay();
  });
  watch.observe(root, {attributes: true});
}
