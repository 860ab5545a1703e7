import {useEffect} from 'react';

/** The event with which anything else on the page asks for the search, with a first query if there is one. */
export const OPEN_SEARCH_EVENT = 'site:open-search';

/** Opens the search for `[data-open-search]` controls and for the event above. */
export function useOpenRequests(open: (query?: string) => void): void {
  useEffect(() => {
    function onClick(event: MouseEvent) {
      if (!(event.target as Element).closest?.('[data-open-search]')) return;
      event.preventDefault();
      open();
    }
    function onRequest(event: Event) {
      const query: unknown = (event as CustomEvent<{query?: unknown} | null>).detail?.query;
      open(typeof query === 'string' ? query : undefined);
    }
    document.addEventListener('click', onClick);
    document.addEventListener(OPEN_SEARCH_EVENT, onRequest);
    return () => {
      document.removeEventListener('click', onClick);
      document.removeEventListener(OPEN_SEARCH_EVENT, onRequest);
    };
  }, [open]);
}
