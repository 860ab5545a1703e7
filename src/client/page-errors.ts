/**
 * A page chunk that cannot be loaded on the first load rejects before anything is rendered, and nobody
 * catches it. This client module brings the reader to a newer release if there is one, and otherwise shows the
 * page-error box; so it does for the search, which reports itself with the `site:load-error` event.
 */
import {openNewRelease} from '../start-on-intent/new-release';
import {showPageErrorBox} from './page-error-box';

const isMissingChunk = (error: unknown): boolean => (error as {name?: unknown} | null)?.name === 'ChunkLoadError';

async function tell(error: unknown, search?: string): Promise<void> {
  const {scripts = ''} = document.querySelector<HTMLElement>('script[data-scripts]')?.dataset ?? {};
  if (!(await openNewRelease(scripts, search))) showPageErrorBox(error);
}

if (typeof window !== 'undefined') {
  window.addEventListener('unhandledrejection', (event) => {
    if (!isMissingChunk(event.reason)) return;
    event.preventDefault();
    void tell(event.reason);
  });
  window.addEventListener('site:load-error', (event) => void tell((event as CustomEvent<unknown>).detail, ''));
}
