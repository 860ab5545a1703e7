import type {SearchClient} from '../answer';
import {SearchUnavailable} from '../client/errors';
import {HITS_PER_GROUP} from '../hits-per-group';
import type {LoaderOptions} from './index-loader';
import {WorkerBackend, WorkerLost, type Backend} from './worker-backend';

export type ClientOptions = {
  /** The site's base path, such as `/` or `/help/`. */
  baseUrl: string;
  /** Default: the page's origin. */
  origin?: string;
  /** Folder of the index that the page was built with. Default: the one named in the site's manifest. */
  folder?: string | undefined;
  /** Timeout for one file of the index, in milliseconds. */
  timeLimit?: number;
  /** Default: a web worker, if the browser supports them. */
  createWorker?: () => Worker;
};

const TIME_LIMIT = 10_000;
/** A query may fetch the known index, manifest, index, words, and texts in turn: a working worker replies by then. */
const FILES_IN_A_ROW = 5;

/** Searches an index that is deployed with the site. */
export function createClient(options: ClientOptions): SearchClient {
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
      // Concurrent calls share the replacement. After any other failure, the next call starts a new backend.
      if (backend === chosen) backend = lost ? startOnPage(loaderOptions) : undefined;
      if (lost) return call(ask);
      throw new SearchUnavailable('Search failed.', {cause: error});
    }
  }

  return {
    search: (query) => call((chosen) => chosen.search(query)),
    warm(query) {
      // Only a prefetch: if it fails, the next search retries and reports the error.
      call(async (chosen) => query && chosen.search({query, hitsPerGroup: HITS_PER_GROUP})).catch(() => undefined);
    },
  };
}

function createSearchWorker(): Worker {
  return new Worker(/* webpackChunkName: "search-worker" */ new URL('./worker.ts', import.meta.url));
}

/** Fetched only if no worker can run, so pages don't load the engine twice. */
async function startOnPage(options: LoaderOptions): Promise<Backend> {
  const {SearchService} = await import(/* webpackChunkName: "search-service" */ './search-service');
  return new SearchService(options);
}
