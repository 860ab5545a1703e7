import {describe, expect, it} from 'vitest';
import type {Answer, Hit} from '../answer';
import {currentAnswer, EMPTY, reduce, type Event} from './state';

const hit = (id: string, group: string): Hit => ({
  objectID: id,
  url: `https://docs.example/${id}`,
  type: 'lvl1',
  hierarchy: {lvl0: group, lvl1: id, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null},
  content: null,
  title: [{text: id, marked: false}],
  page: null,
  snippet: [],
});

const answer = (query: string, ...hits: Hit[]): Answer => ({
  query,
  hits,
  nbHits: hits.length,
  page: 0,
  nbPages: 1,
  suggestions: [],
});

const after = (...events: Event[]) => events.reduce(reduce, EMPTY);
const typed = (query: string): Event => ({type: 'asked', query});
const answered = (query: string, ...hits: Hit[]): Event => ({type: 'answered', query, answer: answer(query, ...hits)});
const failed = (query: string): Event => ({type: 'failed', query, page: 0});

describe('the state of the search', () => {
  it('is idle, loading, stalled, and idle again with the answer', () => {
    expect(EMPTY.status).toBe('idle');
    expect(after(typed('a')).status).toBe('loading');
    expect(after(typed('a'), {type: 'stalled', query: 'a'}).status).toBe('stalled');
    const done = after(typed('a'), {type: 'stalled', query: 'a'}, answered('a', hit('1', 'Docs')));
    expect(done).toMatchObject({status: 'idle', chosen: 0});
    expect(currentAnswer(done)?.query).toBe('a');
  });

  it('keeps the hits of an earlier query on screen while the next ones are on their way, but they are not its answer', () => {
    const state = after(typed('a'), answered('a', hit('1', 'Docs')), typed('ab'));
    expect(state.hits).toHaveLength(1);
    expect(currentAnswer(state)).toBeUndefined();
  });

  it.each([
    ['an answer', answered('a', hit('1', 'Docs'))],
    ['a failure', failed('a')],
    ['a delay', {type: 'stalled', query: 'a'} as const],
  ])('is left as it is by %s that belongs to an earlier query', (_, late) => {
    const state = after(typed('a'), typed('ab'));
    expect(reduce(state, late)).toBe(state);
  });

  it('is an error after a failure, without hits, and loading with the next letter', () => {
    const error = after(typed('a'), answered('a', hit('1', 'Docs')), typed('ab'), failed('ab'));
    expect(error).toMatchObject({status: 'error', hits: [], answer: undefined});
    expect(reduce(error, typed('abc')).status).toBe('loading');
  });

  it('appends further hits, and keeps those it has if they fail', () => {
    const more: Event = {type: 'answered', query: 'a', answer: {...answer('a', hit('2', 'Docs')), page: 1}};
    const first = after(typed('a'), answered('a', hit('1', 'Docs')));
    expect(reduce(first, more).hits.map(({objectID}) => objectID)).toEqual(['1', '2']);
    const failedMore = reduce(first, {type: 'failed', query: 'a', page: 1, reason: 'No.'});
    expect(failedMore).toMatchObject({status: 'idle', hits: first.hits, moreFailed: true, reason: 'No.'});
    expect(reduce(failedMore, {type: 'retried'}).moreFailed).toBe(false);
  });

  it('leaves the selection alone when the other hits of an answer follow its first ones', () => {
    const [one, two, three] = ['1', '2', '3'].map((id) => hit(id, 'Docs')) as [Hit, Hit, Hit];
    const chose: Event = {type: 'chose', chosen: 1};
    expect(after(typed('a'), answered('a', one, two), chose, answered('a', one, two, three)).chosen).toBe(1);
    expect(after(typed('a'), answered('a', one, two), chose, typed('ab'), answered('ab', one, two)).chosen).toBe(0);
  });

  it('is empty when the query is', () => {
    expect(after(typed('a'), answered('a', hit('1', 'Docs')), typed(''))).toEqual(EMPTY);
  });
});
