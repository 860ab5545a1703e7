import {expect, it, vi} from 'vitest';
import {SearchRefused, type Answer} from '../answer';

vi.mock('../site', () => ({site: {}}));
const {withTasks} = await import('.');

const TASKS = ['Put a case on hold', 'Invoice a case', 'Set up a custom price', 'Print a return label'];
const NONE = {hits: [], nbHits: 0, page: 0, nbPages: 0, suggestions: [], groups: []};

function answering(answer: Partial<Answer>) {
  const search = vi.fn(async ({query}: {query: string}) => ({query, ...NONE, ...answer}));
  return {search, client: withTasks({search, warm() {}}, TASKS)};
}

it('suggests three tasks if nothing is found and nothing is near', async () => {
  expect((await answering({}).client.search({query: 'xqzvk'})).suggestions).toEqual(TASKS.slice(0, 3));
});

it.each([
  ['something is found', 'invoice', {nbHits: 1}, []],
  ['something is near', 'voice', {suggestions: ['invoice']}, ['invoice']],
])('leaves the suggestions alone if %s', async (_, query, answer, suggestions) => {
  expect((await answering(answer).client.search({query})).suggestions).toEqual(suggestions);
});

it('fetches the rest of the index after the first answer, but not on a slow connection', async () => {
  vi.useFakeTimers();
  for (const [effectiveType, times] of [
    ['4g', 1],
    ['2g', 0],
  ] as const) {
    vi.stubGlobal('navigator', {connection: {effectiveType}});
    const fetchRest = vi.fn();
    const client = withTasks({search: async ({query}) => ({query, ...NONE}), warm() {}, fetchRest}, TASKS);
    for (const query of ['a', 'ab']) await client.search({query});
    vi.runAllTimers();
    expect(fetchRest).toHaveBeenCalledTimes(times);
  }
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('shows the message of a refusal, but no markup', () => {
  expect(new SearchRefused('Invalid key', 403).helpText).toBe('The search service answered: Invalid key (403).');
  const page = '<html><body><h1>403 Forbidden</h1></body></html>';
  expect(new SearchRefused(page, 403).helpText).toBe('The search service refused the request (403).');
});
