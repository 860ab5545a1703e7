/**
 * A page chunk that cannot be loaded on the first load rejects before anything is rendered, and nobody
 * catches it. This client module shows the reader the page-error box for it, and for parts that report
 * themselves with the `site:load-error` event.
 */
import {showPageErrorBox} from './page-error-box';

const isMissingChunk = (error: unknown): boolean => (error as {name?: unknown} | null)?.name === 'ChunkLoadError';

if (typeof window !== 'undefined') {
  window.addEventListener('unhandledrejection', (event) => {
    if (!isMissingChunk(event.reason)) return;
    event.preventDefault();
    showPageErrorBox(event.reason);
  });
  window.addEventListener('site:load-error', (event) => showPageErrorBox((event as CustomEvent<unknown>).detail));
}
