/** Searches the index that is deployed with the site. */
import {dialogHits, SearchUnavailable, type Answer, type Hit, type Query, type SearchClient} from '../answer';
import {tokenize} from '../engine';
import {stem} from '../engine/stem';
import {FIRST_HITS, HITS_PER_PAGE, MOST_SUGGESTIONS, snippetWords} from '../limits';
import {openFolder, readFolder, titleOf, type SiteIndex} from './index-files';
import {writeHit} from './write-hit';

export type ClientOptions = {
  /** The site's base path, such as `/` or `/help/`. */
  baseUrl: string;
  /** Default: the page's origin. */
  origin?: string;
  /** Folder of the index that the page was built with: it saves the request for the manifest. */
  folder?: string | undefined;
  /** A request for the head of that index, which the page has already made. Never rejects; the first client reads it. */
  requested?: Promise<Response | undefined> | undefined;
  /** Timeout for one file of the index, in milliseconds. */
  timeLimit?: number;
};

class NotFound extends SearchUnavailable {}

export function createClient(options: ClientOptions): SearchClient {
  const {baseUrl, origin = location.origin, timeLimit = 10_000} = options;
  const siteRoot = new URL(baseUrl.endsWith('/') ? baseUrl : `${baseUrl}/`, origin).href;
  // Used only once: after a failure, the manifest names the folder.
  let {folder, requested} = options;
  let opened: Promise<SiteIndex> | undefined;

  async function read(file: string, cache: RequestCache = 'default'): Promise<unknown> {
    const request = requested;
    requested = undefined;
    const early = await request;
    // Starts now: the page's own request may have used up its time.
    return fetchJson(siteRoot + file, {cache, signal: AbortSignal.timeout(timeLimit)}, early);
  }

  async function open(): Promise<SiteIndex> {
    const known = folder;
    folder = undefined;
    return openFolder(known ?? (await readFolder((file) => read(file, 'no-cache'))), read);
  }

  /** Concurrent callers share one index. A failure isn't kept, so the next query retries. */
  function load(): Promise<SiteIndex> {
    return (opened ??= open().catch((error: unknown) => {
      opened = undefined;
      throw error;
    }));
  }

  async function find(query: Query): Promise<Answer> {
    try {
      return await answer(await load(), query, siteRoot);
    } catch (error) {
      if (!(error instanceof NotFound)) throw error;
      // After a deploy, the files of the index are gone and the manifest names others.
      opened = undefined;
      return answer(await load(), query, siteRoot);
    }
  }

  return {
    search: find,
    warm() {
      // If it fails, the next search retries and reports the error.
      load().catch(() => undefined);
    },
  };
}

/** Fetches and parses JSON, unless there is a response already. Every failure is a `SearchUnavailable`. */
async function fetchJson(url: string, options: RequestInit, early?: Response): Promise<unknown> {
  try {
    const response = early?.ok && !early.bodyUsed ? early : await fetch(url, options);
    if (response.status === 404) throw new NotFound(`${url} does not exist.`);
    if (!response.ok) throw new SearchUnavailable(`${url} answered ${response.status}.`);
    return await response.json();
  } catch (error) {
    if (error instanceof SearchUnavailable) throw error;
    throw new SearchUnavailable(`${url} could not be read: ${String(error)}`, {cause: error});
  }
}

async function answer(index: SiteIndex, asked: Query, siteRoot: string): Promise<Answer> {
  const {query, page = 0, hitsPerPage = HITS_PER_PAGE} = asked;
  const {hits: found, matcher} = index.engine.search(query);
  const wanted = found.slice(page * hitsPerPage, (page + 1) * hitsPerPage);
  const shown = asked.forDialog ? dialogHits(wanted, (hit) => hit.group) : wanted;
  const options = {matcher, siteRoot, snippetWords: asked.snippetWords ?? snippetWords()};
  const withHits = (hits: Hit[]): Answer => ({
    ...{query, page, hits, suggestions: []},
    nbHits: found.length,
    nbPages: hitsPerPage > 0 ? Math.ceil(found.length / hitsPerPage) : 0,
  });
  if (found.length === 0) return {...withHits([]), suggestions: await suggest(index, query)};
  const writing = shown.map(async (hit) => writeHit(hit, await index.show(hit), options));
  let isComplete = false;
  Promise.all(writing.slice(0, FIRST_HITS)).then(
    // From memory, all hits are there at once.
    (first) => setTimeout(() => isComplete || asked.onFirst?.(withHits(first))),
    () => undefined,
  );
  const {loaded: hits, failed} = await settle(writing);
  isComplete = true;
  if (hits.length === 0 && failed) throw failed.reason;
  return withHits(hits);
}

/** What could be loaded, and the first failure. Throws if a file no longer exists: then the site has a newer index. */
async function settle<Loaded>(loading: readonly Promise<Loaded>[]) {
  const results = await Promise.allSettled(loading);
  const failures = results.filter((result) => result.status === 'rejected');
  const gone = failures.find(({reason}) => reason instanceof NotFound);
  if (gone) throw gone.reason;
  const loaded = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  return {loaded, failed: failures[0]};
}

/** Suggests the query with words that the site uses, and the titles of the sections it finds. */
async function suggest({engine, show}: SiteIndex, query: string): Promise<string[]> {
  const nearest = engine.nearest(query);
  const {hits} = engine.search(nearest.join(' '));
  // Without the text of a section, its title isn't suggested.
  const {loaded: shown} = await settle(hits.slice(0, MOST_SUGGESTIONS).map(show));
  if (shown.length === 0) return [];
  // The index has stems, the texts have the words.
  const words = shown.flatMap(({blocks, ...section}) =>
    [titleOf({blocks, ...section}), ...blocks.map(({text}) => text)].flatMap(tokenize),
  );
  const inWords = nearest.map((one) => words.find((word) => stem(word) === one) ?? one).join(' ');
  const byWords = new Map([inWords, ...shown.map(titleOf)].reverse().map((text) => [tokenize(text).join(' '), text]));
  return [...byWords.values()].reverse().slice(0, MOST_SUGGESTIONS);
}
