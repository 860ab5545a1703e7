import {describe, expect, it} from 'vitest';
import type {SearchClient} from '@site/src/search/client/types';
import {onlyCurrentAnswers} from './only-current-answers';

type Answer = Awaited<ReturnType<SearchClient['search']>>;

const answerTo = (query: string): Answer => ({results: [{query, hits: [], nbHits: 0, nbPages: 0, page: 0}]});

/** An input, and a search whose answers come when the test says so. */
function setUp() {
  const input = {value: ''};
  const asked: {resolve: (answer: Answer) => void; reject: (error: Error) => void}[] = [];
  const search = onlyCurrentAnswers(
    () => new Promise((resolve, reject) => asked.push({resolve, reject})),
    () => input.value,
  );
  /** What came of the query by now, if anything did. */
  function type(query: string): {outcome: string} {
    input.value = query;
    const seen = {outcome: 'nothing'};
    search({requests: [{indexName: 'docs', query}]}).then(
      ({results}) => (seen.outcome = `answer to ${results[0]!.query}`),
      (error: Error) => (seen.outcome = error.message),
    );
    return seen;
  }
  return {input, asked, type};
}

const settle = () => new Promise((done) => setTimeout(done));

describe('only current answers', () => {
  it('let through the answer and the failure of the query in the input', async () => {
    const {asked, type} = setUp();
    const first = type('invoice');
    asked[0]!.resolve(answerTo('invoice'));
    await settle();
    expect(first.outcome).toBe('answer to invoice');
    const second = type('statement');
    asked[1]!.reject(new Error('unreachable'));
    await settle();
    expect(second.outcome).toBe('unreachable');
  });

  it.each(['statement', ''])('hold back an answer and a failure when the input holds %j by then', async (value) => {
    const {input, asked, type} = setUp();
    const [answered, failed] = [type('inv'), type('invoice')];
    input.value = value;
    asked[0]!.resolve(answerTo('inv'));
    asked[1]!.reject(new Error('unreachable'));
    await settle();
    expect([answered.outcome, failed.outcome]).toEqual(['nothing', 'nothing']);
  });

  it('hold back the late failure of a query that was asked again and answered', async () => {
    const {asked, type} = setUp();
    const first = type('invoice');
    type('invoices');
    const again = type('invoice');
    asked[2]!.resolve(answerTo('invoice'));
    asked[0]!.reject(new Error('unreachable'));
    await settle();
    expect([first.outcome, again.outcome]).toEqual(['nothing', 'answer to invoice']);
  });
});
