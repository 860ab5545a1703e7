import type {SearchClient} from '../answer';
import {SearchUnavailable} from '../client/errors';
import {HITS_PER_GROUP} from '../hits-per-group';
import type {LoaderOptions} from './index-loader';
import {WorkerBackend, WorkerLost, type Backend} from './worker-backend';

export type EmbeddedClientOptions = {
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
};

const TIME_LIMIT = 10_000;
/** Known index, manifest, index, words and texts may follow one another: a worker that works has answered by then. */
const FILES_IN_A_ROW = 5;

/** Answers from an index beside the site's pages. */
export function createEmbeddedClient(options: EmbeddedClientOptions): SearchClient {
  const {baseUrl, origin = location.origin, folder, timeLimit = TIME_LIMIT} = options;
  const {createWorker = createSearchWorker} = options;
  const siteRoot = new URL(baseUrl.endsWith('/') ? baseUrl : `${baseUrl}/`, origin).href;
  const loaderOptions: LoaderOptions = {siteRoot, folder, timeLimit};
  let backend: Promise<Backend> | undefined;

  const startBackend = async (): Promise<Backend> => {
    try {
      return new WorkerBackend(createWorker(), loaderOptions, FILES_IN_A_ROW * timeLimit);
    } catch {
      return startOnPage(loaderOptions);
    }
  };

  async function call<Result>(ask: (backend: Backend) => Promise<Result>): Promise<Result> {
    const chosen = (backend ??= startBackend());
    try {
      return await ask(await chosen);
    } catch (error) {
      if (error instanceof SearchUnavailable) throw error;
      const lost = error instanceof WorkerLost;
      // Calls that were under way together share the replacement; a backend that could not start is forgotten.
      if (backend === chosen) backend = lost ? startOnPage(loaderOptions) : undefined;
      if (lost) return call(ask);
      throw new SearchUnavailable('Search failed.', {cause: error});
    }
  }

  return {
    search: (query) => call((chosen) => chosen.search(query)),
    warm(query) {
      // Only a head start: if it fails, the search that follows tries again and reports.
      call<unknown>((chosen) => (query ? chosen.search({query, hitsPerGroup: HITS_PER_GROUP}) : chosen.warm())).catch(
        () => undefined,
      );
    },
  };
}

function createSearchWorker(): Worker {
  return new Worker(/* webpackChunkName: "search-worker" */ new URL('./worker.ts', import.meta.url));
}

/** Fetched only where no worker can run, so that pages do not carry the engine twice. */
async function startOnPage(options: LoaderOptions): Promise<Backend> {
  const {SearchService} = await import(/* webpackChunkName: "search-service" */ './search-service');
  return new SearchService(options);
}
