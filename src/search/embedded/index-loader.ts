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
  /** Address of the site's root, ending in a slash. */
  siteRoot: string;
  /** The index that the page was built with: no manifest has to be asked for it. */
  folder?: string | undefined;
  /** Milliseconds for one file. */
  timeLimit: number;
};

export type LoadedIndex = {
  engine: SearchEngine;
  /** What is shown of a section. */
  show(section: number): Promise<ShownSection>;
};

/** Fetches the index once, and the rest as queries need it. What fails is forgotten, so the next query tries afresh. */
export class IndexLoader {
  #index: Promise<LoadedIndex> | undefined;
  #knownFolder: string | undefined;

  constructor(private readonly options: LoaderOptions) {
    this.#knownFolder = options.folder;
  }

  /** Callers at the same time share one request. */
  load(): Promise<LoadedIndex> {
    return (this.#index ??= this.#open().catch((error: unknown) => {
      this.forget();
      throw error;
    }));
  }

  /** The files of the index are gone: a newer site was put in its place, whose manifest names another folder. */
  forget(): void {
    this.#index = undefined;
  }

  async #open(): Promise<LoadedIndex> {
    const known = this.#knownFolder;
    // Only once: what fails there is looked for where the manifest says.
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
