/** Searches the index that is deployed with the site. */
import {SearchUnavailable, type Answer, type Hit, type Query, type SearchClient} from '../answer';
import {tokenize, type RankedSection} from '../engine';
import {dialogHits} from '../groups';
import {HITS_PER_PAGE, MOST_SUGGESTIONS, snippetWords} from '../limits';
import {openFolder, readFolder, type SiteIndex} from './index-files';
import {writeHit, type HitOptions} from './write-hit';

export type ClientOptions = {
  /** The site's base path, such as `/` or `/help/`. */
  baseUrl: string;
  /** Default: the page's origin. */
  origin?: string;
  /** Folder of the index that the page was built with: it saves the request for the manifest. */
  folder?: string | undefined;
  /** Timeout for one file of the index, in milliseconds. */
  timeLimit?: number;
};

class NotFound extends SearchUnavailable {}

export function createClient(options: ClientOptions): SearchClient {
  const {baseUrl, origin = location.origin, timeLimit = 10_000} = options;
  const siteRoot = new URL(baseUrl.endsWith('/') ? baseUrl : `${baseUrl}/`, origin).href;
  // Used only once: after a failure, the manifest names the folder.
  let {folder} = options;
  let opened: Promise<SiteIndex> | undefined;

  const read = (file: string, cache?: RequestCache) => fetchJson(siteRoot + file, timeLimit, cache);

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

  async function search(query: Query): Promise<Answer> {
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
    search,
    warm() {
      // If it fails, the next search retries and reports the error.
      load().catch(() => undefined);
    },
    fetchRest() {
      load()
        .then((index) => index.readRest())
        .catch(() => undefined);
    },
  };
}

/** Fetches and parses JSON within the time limit. Every failure is a `SearchUnavailable`. */
async function fetchJson(url: string, timeLimit: number, cache: RequestCache = 'default'): Promise<unknown> {
  try {
    const response = await fetch(url, {cache, signal: AbortSignal.timeout(timeLimit), credentials: 'same-origin'});
    if (response.status === 404) throw new NotFound(`${url} does not exist.`);
    if (!response.ok) throw new SearchUnavailable(`${url} answered ${response.status}.`);
    return await response.json();
  } catch (error) {
    if (error instanceof SearchUnavailable) throw error;
    throw new SearchUnavailable(`${url} could not be read: ${String(error)}`, {cause: error});
  }
}

async function answer(
  index: SiteIndex,
  {query, page = 0, hitsPerPage = HITS_PER_PAGE, forDialog, snippetWords: words = snippetWords(), group}: Query,
  siteRoot: string,
): Promise<Answer> {
  const found = await index.engine.search(query, {page, hitsPerPage, group});
  const hits = forDialog ? dialogHits(found.hits, (hit) => hit.group) : found.hits;
  return {
    ...{query, page, groups: found.groups},
    hits: await writeHits(index, hits, {matcher: found.matcher, siteRoot, snippetWords: words}),
    nbHits: found.total,
    nbPages: hitsPerPage > 0 ? Math.ceil(found.total / hitsPerPage) : 0,
    suggestions: found.total > 0 ? [] : await suggest(index, query),
  };
}

/** If a text fails to load, only its hit is dropped. It's an error if all fail, or if a file no longer exists. */
async function writeHits(index: SiteIndex, hits: readonly RankedSection[], options: HitOptions): Promise<Hit[]> {
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
async function suggest({engine, show}: SiteIndex, query: string): Promise<string[]> {
  const nearest = engine.nearest(query);
  const found = await engine.search(nearest, {hitsPerPage: MOST_SUGGESTIONS});
  if (found.total === 0) return [];
  const shown = await Promise.all(found.hits.map(({section}) => show(section)));
  const titles = shown.map(({hierarchy}) => Object.values(hierarchy).findLast((title) => title !== null) ?? '');
  const byWords = new Map([nearest, ...titles].reverse().map((text) => [tokenize(text).join(' '), text]));
  return [...byWords.values()].reverse().slice(0, MOST_SUGGESTIONS);
}
