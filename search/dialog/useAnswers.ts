import {useCallback, useReducer, type Dispatch} from 'react';
import {searchClient} from '../client';
import {isBlank} from '../limits';
import {EMPTY, inGroups, reduce, type Asked, type Event, type State} from './state';

/** Milliseconds before the loading message appears. */
const STALLED_AFTER = 300;

export type Ask = (asked: Asked, page?: number) => void;

/** Searches for the dialog and for the results page. With `hitsPerGroup`, the hits come in their groups. */
export function useAnswers(hitsPerGroup?: number): {state: State; dispatch: Dispatch<Event>; ask: Ask} {
  const [state, dispatch] = useReducer(reduce, EMPTY);
  const ask = useCallback<Ask>(
    (asked, page = 0) => {
      if (page === 0) dispatch({type: 'asked', ...asked});
      if (isBlank(asked.query)) return;
      const stalled = setTimeout(() => dispatch({type: 'stalled', ...asked}), STALLED_AFTER);
      searchClient()
        .search({...asked, ...(hitsPerGroup === undefined ? {page} : {hitsPerGroup})})
        .then(
          (answer) => {
            const hits = hitsPerGroup ? inGroups(answer.hits).flatMap((group) => group.hits) : answer.hits;
            dispatch({type: 'answered', ...asked, answer: {...answer, hits}});
          },
          ({helpText}: {helpText?: string}) => dispatch({type: 'failed', ...asked, page, helpText}),
        )
        .finally(() => clearTimeout(stalled));
    },
    [hitsPerGroup],
  );
  return {state, dispatch, ask};
}
