import {useEffect, useReducer, type Dispatch} from 'react';
import {searchClient} from '../client';
import {OPENED, type SearchParts} from './open-dialog';
import {HITS_PER_GROUP, isBlank} from '../limits';
import {EMPTY, reduce, type Event, type State} from './state';

/** Milliseconds before the loading message appears. */
const STALLED_AFTER = 300;

function ask(query: string, dispatch: Dispatch<Event>): void {
  dispatch({type: 'typed', query});
  if (isBlank(query)) return;
  const stalled = setTimeout(() => dispatch({type: 'stalled', query}), STALLED_AFTER);
  searchClient()
    .search({query, hitsPerGroup: HITS_PER_GROUP})
    .then(
      (answer) => dispatch({type: 'answered', answer}),
      (error: {helpText?: string}) => dispatch({type: 'failed', query, helpText: error.helpText}),
    )
    .finally(() => clearTimeout(stalled));
}

/** Searches for what is in the dialog's input. The reader may have typed before the view was mounted. */
export function useAnswers({dialog, input}: SearchParts): [State, Dispatch<Event>] {
  const [state, dispatch] = useReducer(reduce, EMPTY);
  useEffect(() => {
    const search = () => ask(input.value, dispatch);
    const clear = () => ask('', dispatch);
    if (dialog.open) search();
    input.addEventListener('input', search);
    dialog.addEventListener(OPENED, search);
    dialog.addEventListener('close', clear);
    return () => {
      input.removeEventListener('input', search);
      dialog.removeEventListener(OPENED, search);
      dialog.removeEventListener('close', clear);
    };
  }, [dialog, input]);
  return [state, dispatch];
}
