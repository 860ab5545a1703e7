/**
 * A page chunk that cannot be loaded on the first load rejects before anything is rendered, and nobody
 * catches it. This client module brings the reader to a newer release if there is one, and otherwise shows the
 * page-error box; the search does the same when it cannot be loaded.
 */
import {openNewRelease, reloadWithSearch} from '../start-on-intent/new-release';
import {showPageErrorBox} from './page-error-box';

const isMissingChunk = (error: unknown): boolean => (error as {name?: unknown} | null)?.name === 'ChunkLoadError';

let isLeaving = false;

/** Tells whether the reader stays on this page, with the box. */
export async function handleLoadError(error: unknown): Promise<boolean> {
  const {scripts = ''} = document.querySelector<HTMLElement>('script[data-scripts]')?.dataset ?? {};
  // Of several missing files only the first finds the newer release: it has been noted by then.
  if (isLeaving || (await openNewRelease(scripts))) isLeaving = true;
  else if (!isLeaving) showPageErrorBox(error, reloadWithSearch);
  return !isLeaving;
}

if (typeof window !== 'undefined') {
  window.addEventListener('unhandledrejection', (event) => {
    if (!isMissingChunk(event.reason)) return;
    event.preventDefault();
    void handleLoadError(event.reason);
  });
}
