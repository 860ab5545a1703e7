import {useCallback, useReducer, type Dispatch} from 'react';
import type {Answer} from '../answer';
import {searchClient} from '../client';
import {isBlank} from '../limits';
import {EMPTY, reduce, type Asked, type Event, type State} from './state';

/** Milliseconds before the loading message appears. */
const STALLED_AFTER = 300;

export type Ask = (asked: Asked, page?: number) => void;

/** Searches for the dialog, which shows the hits by group, or for the results page. */
export function useAnswers(forDialog: boolean): {state: State; dispatch: Dispatch<Event>; ask: Ask} {
  const [state, dispatch] = useReducer(reduce, EMPTY);
  const ask = useCallback<Ask>(
    (asked, page = 0) => {
      if (page === 0) dispatch({type: 'asked', ...asked});
      if (isBlank(asked.query)) return;
      const stalled = setTimeout(() => dispatch({type: 'stalled', ...asked}), STALLED_AFTER);
      const onAnswer = (answer: Answer) => dispatch({type: 'answered', ...asked, answer});
      searchClient()
        .search({...asked, ...(forDialog ? {forDialog, onFirst: onAnswer} : {page})})
        .then(onAnswer, ({helpText}: {helpText?: string}) => dispatch({type: 'failed', ...asked, page, helpText}))
        .finally(() => clearTimeout(stalled));
    },
    [forDialog],
  );
  return {state, dispatch, ask};
}
