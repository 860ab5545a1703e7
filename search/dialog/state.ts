/** The state of a search, of the dialog and of the results page: what was asked, its answer, and the selected hit. */
import type {Answer, Hit} from '../answer';
import {isBlank} from '../limits';

export type State = {
  query: string;
  status: 'idle' | 'loading' | 'stalled' | 'error';
  /** The latest answer. While the next one loads, it belongs to an earlier query. */
  answer: Answer | undefined;
  /** The hits of that answer and of the pages of results before it, in display order. */
  hits: readonly Hit[];
  /** Index of the selected hit, which Enter opens. */
  chosen: number;
  /** What the service said when it refused the query. */
  reason: string | undefined;
  /** The next page of results failed to load. */
  moreFailed: boolean;
};

export type Event =
  | {type: 'asked' | 'stalled'; query: string}
  | {type: 'answered'; query: string; answer: Answer}
  | {type: 'failed'; query: string; page: number; reason?: string | undefined}
  | {type: 'retried'}
  | {type: 'chose'; chosen: number};

const NOTHING = {answer: undefined, hits: [], chosen: 0, reason: undefined, moreFailed: false};
export const EMPTY: State = {...NOTHING, status: 'idle', query: ''};

/** Ignores answers and failures of outdated queries. */
export function reduce(state: State, event: Event): State {
  if ('query' in event && event.type !== 'asked' && event.query !== state.query) return state;
  switch (event.type) {
    case 'asked':
      // A new state each time: the searches that are shown instead may have changed.
      if (isBlank(event.query)) return {...EMPTY};
      return {...state, status: 'loading', query: event.query, reason: undefined};
    case 'stalled':
      return state.status === 'loading' ? {...state, status: 'stalled'} : state;
    case 'answered': {
      const {answer} = event;
      const hits = answer.page === 0 ? answer.hits : [...state.hits, ...answer.hits];
      // The other hits come after the first ones, among which the reader may already have chosen.
      const chosen = state.status === 'idle' ? state.chosen : 0;
      return {...state, status: 'idle', answer, hits, chosen, moreFailed: false};
    }
    case 'failed':
      if (event.page > 0) return {...state, moreFailed: true, reason: event.reason};
      return {...state, ...NOTHING, status: 'error', reason: event.reason};
    case 'retried':
      return {...state, moreFailed: false};
    case 'chose':
      return {...state, chosen: event.chosen};
  }
}

/** The answer to the current query, once it has arrived. */
export const currentAnswer = ({status, query, answer}: State): Answer | undefined =>
  status === 'idle' && answer?.query === query ? answer : undefined;
