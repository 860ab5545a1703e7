/**
 * If a page's chunk fails on the first load, the promise rejects before anything renders, and nothing catches it. This
 * client module reloads to a new release if there is one, and otherwise shows the error box.
 */
import type {ClientModule} from '@docusaurus/types';
import {keepSearch, openNewRelease, reloadWithSearch} from '../start-on-intent/new-release';
import {showPageErrorBox} from '../start-on-intent/page-error-box';

const isMissingChunk = (error: unknown): boolean => (error as {name?: unknown} | null)?.name === 'ChunkLoadError';

/** Milliseconds to wait for the reload to a new release before giving up. */
const LONGEST_LEAVING = 30_000;
let isLeaving = false;

/** Resolves if the reader stays on this page: at once with the error box, or when the reload doesn't happen. */
export async function handleLoadError(error: unknown): Promise<void> {
  const {scripts = ''} = document.querySelector<HTMLElement>('script[data-scripts]')?.dataset ?? {};
  // If several files are missing, only the first detects the new release; for the others it's already recorded.
  if (!isLeaving && !(await openNewRelease(scripts)) && !isLeaving)
    return showPageErrorBox(String(error), reloadWithSearch);
  isLeaving = true;
  await new Promise((done) => setTimeout(done, LONGEST_LEAVING));
  isLeaving = false;
}

/** If a page's files are missing, the application loads it as a document. This keeps a search opened meanwhile. */
export const onRouteUpdate: ClientModule['onRouteUpdate'] = ({previousLocation}) => {
  // The first page has already loaded.
  if (!previousLocation) return undefined;
  window.onpagehide = keepSearch;
  return () => {
    window.onpagehide = null;
  };
};

if (typeof window !== 'undefined') {
  window.addEventListener('unhandledrejection', (event) => {
    if (!isMissingChunk(event.reason)) return;
    event.preventDefault();
    void handleLoadError(event.reason);
  });
}
