import {useHistory, useLocation} from '@docusaurus/router';
import {LONGEST_QUERY} from '@site/search/longest-query';
import {useCallback, useEffect, useState} from 'react';
import type {Search} from './useResults';

const QUERY = 'q';
const GROUP = 'section';

/** Reads and writes the search in the URL. The first render ignores the URL, because it must match the built HTML. */
export function useAddress(): {search: Search; setSearch: (search: Search) => void} {
  const history = useHistory();
  const location = useLocation();
  const [hasStarted, setHasStarted] = useState(false);
  useEffect(() => setHasStarted(true), []);
  const parameters = new URLSearchParams(hasStarted ? location.search : '');
  const query = (parameters.get(QUERY) ?? '').slice(0, LONGEST_QUERY);
  const group = parameters.get(GROUP) ?? undefined;
  const setSearch = useCallback(
    (next: Search) => {
      const asked = new URLSearchParams();
      if (next.query) asked.set(QUERY, next.query.slice(0, LONGEST_QUERY));
      if (next.query && next.group !== undefined) asked.set(GROUP, next.group);
      history.replace({search: asked.toString()});
    },
    [history],
  );
  return {search: {query, group}, setSearch};
}
