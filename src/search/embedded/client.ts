import type {LoaderOptions} from './index-loader.ts';
import {requestsOf, type SearchCall, type SearchResponse} from './protocol.ts';
import {RetryError} from './retry-error.ts';
import {WorkerBackend, WorkerLostError, type Backend} from './worker-backend.ts';

export interface EmbeddedClientOptions {
  /** The site's base path, such as `/` or `/help/`. */
  baseUrl: string;
  /** Default: the page's own. */
  origin?: string;
  /** The index that the page was built with. Default: the one that the site's manifest names. */
  folder?: string | undefined;
  /** Milliseconds for fetching one file of the index. */
  timeLimit?: number;
  /** Default: a Web Worker, if the browser has them. */
  createWorker?: () => Worker;
}

/** Answers like the hosted service's client, from an index that lies beside the site's pages. */
export interface EmbeddedClient {
  search(call: SearchCall): Promise<SearchResponse>;
  /** Starts fetching the index; call it at the first sign that the reader will search. Never rejects. */
  warm(): Promise<void>;
  getRecommendations(): Promise<never>;
  customPost(): Promise<never>;
}

const TIME_LIMIT = 10_000;
const TEXT_TIME_LIMIT = 2_000;

export function createEmbeddedClient(options: EmbeddedClientOptions): EmbeddedClient {
  const {
    baseUrl,
    origin = location.origin,
    folder,
    timeLimit = TIME_LIMIT,
    createWorker = createSearchWorker,
  } = options;
  const loaderOptions: LoaderOptions = {
    siteRoot: new URL(baseUrl.endsWith('/') ? baseUrl : `${baseUrl}/`, origin).href,
    folder,
    timeLimit,
    textTimeLimit: Math.min(timeLimit, TEXT_TIME_LIMIT),
  };
  // The known index, manifest, index and texts may follow one another: a worker that works has answered by then.
  const silenceLimit = 3 * timeLimit + TEXT_TIME_LIMIT;
  let backend: Promise<Backend> | undefined;

  const startBackend = async (): Promise<Backend> => {
    try {
      return new WorkerBackend(createWorker(), loaderOptions, silenceLimit);
    } catch {
      return startOnPage(loaderOptions);
    }
  };

  async function call<Answer>(ask: (backend: Backend) => Promise<Answer>): Promise<Answer> {
    const chosen = (backend ??= startBackend());
    try {
      return await ask(await chosen);
    } catch (error) {
      const lost = error instanceof WorkerLostError;
      // Calls that were under way together share the replacement; a backend that could not start is forgotten.
      if (backend === chosen && !(error instanceof RetryError)) backend = lost ? startOnPage(loaderOptions) : undefined;
      if (!lost) throw error;
      return call(ask);
    }
  }

  return {
    async search(searchCall) {
      const requests = requestsOf(searchCall);
      try {
        return await call((chosen) => chosen.search(requests));
      } catch (error) {
        throw error instanceof RetryError ? error : new RetryError('Search failed.', {cause: error});
      }
    },
    async warm() {
      // Only a head start: if it fails, the search that follows tries again and reports.
      await call((chosen) => chosen.warm()).catch(() => undefined);
    },
    getRecommendations: () => Promise.reject(unsupported('Recommendations')),
    customPost: () => Promise.reject(unsupported('Custom requests')),
  };
}

function createSearchWorker(): Worker {
  return new Worker(/* webpackChunkName: "search-worker" */ new URL('./worker.ts', import.meta.url));
}

/** Fetched only where no worker can run, so that pages do not carry the engine twice. */
async function startOnPage(options: LoaderOptions): Promise<Backend> {
  const {SearchService} = await import('./search-service.ts');
  return new SearchService(options);
}

function unsupported(what: string): Error {
  return new Error(`${what} need the hosted search service; this site searches its own index.`);
}
