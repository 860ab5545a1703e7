/**
 * A page chunk that cannot be loaded on the first load rejects before anything is rendered, and nobody
 * catches it. This client module brings the reader to a newer release if there is one, and otherwise shows the
 * page-error box.
 */
import type {ClientModule} from '@docusaurus/types';
import {keepSearch, openNewRelease, reloadWithSearch} from '../start-on-intent/new-release';
import {showPageErrorBox} from '../start-on-intent/page-error-box';

const isMissingChunk = (error: unknown): boolean => (error as {name?: unknown} | null)?.name === 'ChunkLoadError';

/** Milliseconds after which a newer page that was opened and has not come is given up. */
const LONGEST_LEAVING = 30_000;
let isLeaving = false;

/** Ends when the reader stays on this page: at once with the box, or when the newer page does not come. */
export async function handleLoadError(error: unknown): Promise<void> {
  const {scripts = ''} = document.querySelector<HTMLElement>('script[data-scripts]')?.dataset ?? {};
  // Of several missing files only the first finds the newer release: it has been noted by then.
  if (!isLeaving && !(await openNewRelease(scripts)) && !isLeaving)
    return showPageErrorBox(String(error), reloadWithSearch);
  isLeaving = true;
  await new Promise((done) => setTimeout(done, LONGEST_LEAVING));
  isLeaving = false;
}

/** The application opens a page whose files are missing as a document; a search that was asked for meanwhile goes along. */
export const onRouteUpdate: ClientModule['onRouteUpdate'] = ({previousLocation}) => {
  // The page that the application starts on is there already.
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
