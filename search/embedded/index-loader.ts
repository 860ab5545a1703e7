import {SearchUnavailable} from '../client/errors';
import {INDEX_FORMAT, openIndex, shareRequests, type CodedPostings, type IndexData, type SearchEngine} from '../engine';
import {fetchJson} from './fetch-json';
import {
  fileOfSection,
  indexFile,
  isManifest,
  isShownSections,
  MANIFEST_FILE,
  SECTIONS_PER_FILE,
  shardFile,
  textsFile,
  type ShownSection,
} from './index-files';

export type LoaderOptions = {
  /** URL of the site's root, ending in a slash. */
  siteRoot: string;
  /** Folder of the index that the page was built with. It saves the request for the manifest. */
  folder?: string | undefined;
  /** Timeout for one file, in milliseconds. */
  timeLimit: number;
};

export type LoadedIndex = {
  engine: SearchEngine;
  /** Fetches the displayed text of a section. */
  show(section: number): Promise<ShownSection>;
};

/** Fetches the index once, and other files as queries need them. Failures aren't cached, so the next query retries. */
export class IndexLoader {
  #index: Promise<LoadedIndex> | undefined;
  #knownFolder: string | undefined;

  constructor(private readonly options: LoaderOptions) {
    this.#knownFolder = options.folder;
  }

  /** Concurrent callers share one request. */
  load(): Promise<LoadedIndex> {
    return (this.#index ??= this.#open().catch((error: unknown) => {
      this.forget();
      throw error;
    }));
  }

  /** Call it when the index files are gone: after a deploy, the manifest names another folder. */
  forget(): void {
    this.#index = undefined;
  }

  async #open(): Promise<LoadedIndex> {
    const known = this.#knownFolder;
    // Used only once: after a failure, the manifest decides.
    this.#knownFolder = undefined;
    const folder = known ?? (await this.#askManifest());
    const data = await this.#fetch(indexFile(folder));
    const fetchShard = async (shard: number) => {
      const postings = await this.#fetch(shardFile(folder, shard));
      if (!Array.isArray(postings)) throw new SearchUnavailable('The search index is damaged.');
      return postings as CodedPostings[];
    };
    const fetchTexts = shareRequests(async (file: number) => {
      const texts = await this.#fetch(textsFile(folder, file));
      if (!isShownSections(texts)) throw new SearchUnavailable(`${textsFile(folder, file)} is damaged.`);
      return texts;
    });
    try {
      return {
        engine: openIndex(data as IndexData, fetchShard),
        show: async (section) => (await fetchTexts(fileOfSection(section)))[section % SECTIONS_PER_FILE]!,
      };
    } catch (error) {
      throw new SearchUnavailable('The search index is damaged.', {cause: error});
    }
  }

  #fetch(file: string, cache?: RequestCache): Promise<unknown> {
    return fetchJson(this.options.siteRoot + file, this.options.timeLimit, cache);
  }

  async #askManifest(): Promise<string> {
    const manifest = await this.#fetch(MANIFEST_FILE, 'no-cache');
    if (!isManifest(manifest)) throw new SearchUnavailable('The manifest of the search index is damaged.');
    if (manifest.format !== INDEX_FORMAT) {
      throw new SearchUnavailable('The search index is of another version than this page.');
    }
    return manifest.folder;
  }
}
