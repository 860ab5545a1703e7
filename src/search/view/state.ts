/** What the search shows: what is typed, how far its answer is, and which hit is chosen. */
import type {Answer, Hit} from '../answer';
import {inGroups} from './groups';

export type Status = 'idle' | 'loading' | 'stalled' | 'error';

export type State = {
  status: Status;
  query: string;
  /** The last answer; its query is an earlier one while the next answer is on its way. */
  answer: Answer | undefined;
  /** The hits of that answer in the order in which they are shown. */
  hits: readonly Hit[];
  /** Which of them Enter opens. */
  chosen: number;
  /** What went wrong, in words for the reader if the service gave any. */
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

/** An answer or a failure counts only for what is typed now. */
export function reduce(state: State, event: Event): State {
  switch (event.type) {
    case 'typed':
      return event.query === '' ? EMPTY : {...state, status: 'loading', query: event.query, helpText: undefined};
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

/** The answer to what is typed, once it is there. */
export const currentAnswer = ({status, query, answer}: State): Answer | undefined =>
  status === 'idle' && answer?.query === query ? answer : undefined;
