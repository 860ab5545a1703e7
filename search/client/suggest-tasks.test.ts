import {expect, it} from 'vitest';
import type {Answer, SearchClient} from '../answer';
import {suggestTasks} from './suggest-tasks';

const TASKS = ['Put a case on hold', 'Invoice a case', 'Set up a custom price', 'Print a return label'];

function answering(answer: Partial<Answer>): SearchClient {
  const none = {hits: [], nbHits: 0, page: 0, nbPages: 0, suggestions: [], groups: []};
  return suggestTasks({search: async ({query}) => ({query, ...none, ...answer}), warm() {}}, TASKS);
}

it('suggests three tasks where nothing is found and nothing is near', async () => {
  expect((await answering({}).search({query: 'xqzvk'})).suggestions).toEqual(TASKS.slice(0, 3));
});

it.each([
  ['something is found', 'invoice', {nbHits: 1}, []],
  ['something is near', 'voice', {suggestions: ['invoice']}, ['invoice']],
  ['nothing was asked', '  ', {}, []],
])('leaves the suggestions alone where %s', async (_, query, answer, suggestions) => {
  expect((await answering(answer).search({query})).suggestions).toEqual(suggestions);
});
