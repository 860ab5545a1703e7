import {createClient} from '@site/search/embedded/client';
import {useCallback, useReducer, type Dispatch} from 'react';
import type {Answer, SearchClient} from '../answer';
import {isBlank} from '../limits';
import {site} from '../site';
import type {WithIndex} from './open-dialog';
import {EMPTY, reduce, type Event, type State} from './state';

/** Milliseconds before the loading message appears. */
const STALLED_AFTER = 300;

let client: SearchClient | undefined;

/** The folder of the index that this page was built with, from the files listed on the loader's script element. */
function builtWithIndex(): string | undefined {
  const {search = ''} = document.querySelector<HTMLElement>('script[data-search]')?.dataset ?? {};
  return /\/search-index\/([a-z0-9]+)\/index\.json/.exec(search)?.[1];
}

/** The client that the dialog or the results page uses, created when it is first needed. */
export const searchClient = (): SearchClient =>
  (client ??= createClient({...site, folder: builtWithIndex(), requested: (window as WithIndex).searchIndex}));

export type Ask = (query: string, page?: number) => void;

/** Searches for the dialog, which shows the hits by group, or for the results page. */
export function useAnswers(forDialog: boolean): {state: State; dispatch: Dispatch<Event>; ask: Ask} {
  const [state, dispatch] = useReducer(reduce, EMPTY);
  const ask = useCallback<Ask>(
    (query, page = 0) => {
      if (page === 0) dispatch({type: 'asked', query});
      if (isBlank(query)) return;
      const stalled = setTimeout(() => dispatch({type: 'stalled', query}), STALLED_AFTER);
      const onAnswer = (answer: Answer) => dispatch({type: 'answered', query, answer});
      searchClient()
        .search({query, ...(forDialog ? {forDialog, onFirst: onAnswer} : {page})})
        .then(onAnswer, ({reason}: {reason?: string}) => dispatch({type: 'failed', query, page, reason}))
        .finally(() => clearTimeout(stalled));
    },
    [forDialog],
  );
  return {state, dispatch, ask};
}
