/** The state of the search view: the query, the status of its answer, and the selected hit. */
import type {Answer, Hit} from '../answer';
import {isBlank} from '../limits';
import {inGroups} from './groups';

export type Status = 'idle' | 'loading' | 'stalled' | 'error';

export type State = {
  status: Status;
  query: string;
  /** The latest answer. While the next one loads, it belongs to an earlier query. */
  answer: Answer | undefined;
  /** The hits of that answer, in display order. */
  hits: readonly Hit[];
  /** Index of the selected hit, which Enter opens. */
  chosen: number;
  /** The service's error message for the reader, if any. */
  helpText: string | undefined;
};

export type Event =
  | {type: 'typed'; query: string}
  | {type: 'stalled'; query: string}
  | {type: 'answered'; answer: Answer}
  | {type: 'failed'; query: string; helpText: string | undefined}
  | {type: 'chose'; chosen: number};

export const EMPTY: State = {
  status: 'idle',
  query: '',
  answer: undefined,
  hits: [],
  chosen: 0,
  helpText: undefined,
};

/** Ignores answers and failures of outdated queries. */
export function reduce(state: State, event: Event): State {
  switch (event.type) {
    case 'typed':
      return isBlank(event.query) ? EMPTY : {...state, status: 'loading', query: event.query, helpText: undefined};
    case 'stalled':
      return state.status === 'loading' && event.query === state.query ? {...state, status: 'stalled'} : state;
    case 'answered': {
      const {answer} = event;
      if (answer.query !== state.query) return state;
      const hits = inGroups(answer.hits).flatMap(({hits: ofGroup}) => ofGroup);
      return {...state, status: 'idle', answer, hits, chosen: 0};
    }
    case 'failed':
      if (event.query !== state.query) return state;
      return {...EMPTY, status: 'error', query: state.query, helpText: event.helpText};
    case 'chose':
      return {...state, chosen: event.chosen};
  }
}

/** The answer to the current query, once it has arrived. */
export const currentAnswer = ({status, query, answer}: State): Answer | undefined =>
  status === 'idle' && answer?.query === query ? answer : undefined;
