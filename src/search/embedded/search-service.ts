import {facetPredicate} from './facet-filters.ts';
import {HitWriter, wantsText} from './hit-writer.ts';
import {IndexLoader, type LoadedIndex, type LoaderOptions} from './index-loader.ts';
import type {SearchRequest, SearchResponse, SearchResult} from './protocol.ts';

const DEFAULT_HITS = 20;
const MOST_HITS = 1000;

/** Answers requests from the embedded index; the same in a worker and on the page. */
export class SearchService {
  readonly #loader: IndexLoader;
  readonly #siteRoot: string;

  constructor(options: LoaderOptions) {
    this.#loader = new IndexLoader(options);
    this.#siteRoot = options.siteRoot;
  }

  async warm(): Promise<void> {
    await this.#loader.load();
  }

  async search(requests: readonly SearchRequest[]): Promise<SearchResponse> {
    const index = await this.#loader.load();
    return {results: await Promise.all(requests.map((request) => this.#answer(index, request)))};
  }

  async #answer(index: LoadedIndex, request: SearchRequest): Promise<SearchResult> {
    const {engine} = index;
    const started = performance.now();
    const query = String(request.query ?? '');
    const page = wholeNumber(request.page, 0, Number.MAX_SAFE_INTEGER);
    const hitsPerPage = wholeNumber(request.hitsPerPage, DEFAULT_HITS, MOST_HITS);
    const acceptFacets = facetPredicate(request.facetFilters);
    const answer = engine.search(query, {page, hitsPerPage, ...(acceptFacets && {acceptFacets})});
    const rankingTime = performance.now() - started;
    const writer = new HitWriter(engine.sections, answer.matcher, request, this.#siteRoot);
    const hits = await Promise.all(
      answer.hits.map(async (hit) => {
        const blocks = wantsText(hit, engine.sections) ? await this.#loader.blocks(index, hit.section) : undefined;
        return writer.write(hit, blocks);
      }),
    );
    return {
      index: request.indexName,
      query,
      hits,
      nbHits: answer.total,
      nbPages: hitsPerPage > 0 ? Math.ceil(answer.total / hitsPerPage) : 0,
      page,
      hitsPerPage,
      processingTimeMS: Math.round(rankingTime),
      exhaustiveNbHits: true,
      suggestions: answer.suggestions,
    };
  }
}

function wholeNumber(value: unknown, fallback: number, most: number): number {
  return typeof value === 'number' && value >= 0 ? Math.min(Math.floor(value), most) : fallback;
}
