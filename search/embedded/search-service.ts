import type {Answer, Hit, Query} from '../answer';
import {tokenize, type EngineAnswer} from '../engine';
import {NotFound} from './fetch-json';
import {IndexLoader, type LoadedIndex, type LoaderOptions} from './index-loader';
import {writeHit} from './write-hit';

const HITS_PER_PAGE = 20;
const SNIPPET_WORDS = 10;
const MOST_SUGGESTIONS = 3;

/** Runs queries against the embedded index, in a worker or on the page. */
export class SearchService {
  readonly #loader: IndexLoader;

  constructor(private readonly options: LoaderOptions) {
    this.#loader = new IndexLoader(options);
    // Only a prefetch: if it fails, the next search retries and reports the error.
    this.#loader.load().catch(() => undefined);
  }

  async search(query: Query): Promise<Answer> {
    try {
      return await this.#answer(await this.#loader.load(), query);
    } catch (error) {
      if (!(error instanceof NotFound)) throw error;
      this.#loader.forget();
      return this.#answer(await this.#loader.load(), query);
    }
  }

  async #answer(
    index: LoadedIndex,
    {query, page = 0, hitsPerPage = HITS_PER_PAGE, hitsPerGroup, snippetWords = SNIPPET_WORDS, group}: Query,
  ): Promise<Answer> {
    const found = await index.engine.search(query, {page, hitsPerPage, hitsPerGroup, group});
    return {
      ...{query, page, groups: found.groups},
      hits: await this.#hits(index, found, snippetWords),
      nbHits: found.total,
      nbPages: hitsPerPage > 0 ? Math.ceil(found.total / hitsPerPage) : 0,
      suggestions: found.total > 0 ? [] : await this.#suggest(index, query),
    };
  }

  /** If a text fails to load, only its hit is dropped. It's an error if all fail, or if a file no longer exists. */
  async #hits(index: LoadedIndex, {hits, matcher}: EngineAnswer, snippetWords: number): Promise<Hit[]> {
    const options = {matcher, snippetWords, siteRoot: this.options.siteRoot};
    const written = await Promise.allSettled(
      hits.map(async (hit) => writeHit(hit, await index.show(hit.section), options)),
    );
    const failed = written.filter((one) => one.status === 'rejected');
    const gone = failed.find(({reason}) => reason instanceof NotFound);
    if (gone) throw gone.reason;
    if (failed.length > 0 && failed.length === hits.length) throw failed[0]!.reason;
    return written.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  }

  /** Suggests the query with words that the site uses, and the titles of the sections it finds. */
  async #suggest(index: LoadedIndex, query: string): Promise<string[]> {
    const nearest = index.engine.nearest(query);
    const found = await index.engine.search(nearest, {hitsPerPage: MOST_SUGGESTIONS});
    if (found.total === 0) return [];
    const shown = await Promise.all(found.hits.map(({section}) => index.show(section)));
    const titles = shown.map(({hierarchy}) => Object.values(hierarchy).findLast((title) => title !== null) ?? '');
    const byWords = new Map([nearest, ...titles].reverse().map((text) => [tokenize(text).join(' '), text]));
    return [...byWords.values()].reverse().slice(0, MOST_SUGGESTIONS);
  }
}
