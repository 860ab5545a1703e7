import {useHistory, useLocation} from '@docusaurus/router';
import {cutQuery} from '@site/search/limits';
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
  const query = cutQuery(parameters.get(QUERY) ?? '');
  const group = parameters.get(GROUP) ?? undefined;
  const setSearch = useCallback(
    (next: Search) => {
      const address = new URLSearchParams();
      if (next.query) address.set(QUERY, cutQuery(next.query));
      if (next.query && next.group !== undefined) address.set(GROUP, next.group);
      history.replace({search: address.toString()});
    },
    [history],
  );
  return {search: {query, group}, setSearch};
}
