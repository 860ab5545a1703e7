import {SearchUnavailable} from '../client/errors';
import {INDEX_FORMAT, openIndex, type IndexData, type SearchEngine} from '../engine';
import {fetchJson, NotFound} from './fetch-json';
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
  readonly #options: LoaderOptions;
  #index: Promise<LoadedIndex> | undefined;
  #knownFolder: string | undefined;

  constructor(options: LoaderOptions) {
    this.#options = options;
    this.#knownFolder = options.folder;
  }

  /** Callers at the same time share one request. */
  load(): Promise<LoadedIndex> {
    return (this.#index ??= this.#open().catch((error: unknown) => {
      this.#index = undefined;
      throw error;
    }));
  }

  /** The files of the index are gone: a newer site was put in its place, whose manifest names another folder. */
  forget(): void {
    this.#index = undefined;
  }

  async #open(): Promise<LoadedIndex> {
    const folder = this.#knownFolder;
    // Only once: what fails there is looked for where the manifest says.
    this.#knownFolder = undefined;
    if (folder === undefined) return this.#openFolder(await this.#askManifest());
    try {
      return await this.#openFolder(folder);
    } catch (error) {
      if (error instanceof NotFound) return this.#openFolder(await this.#askManifest());
      throw error;
    }
  }

  #fetch(file: string, cache?: RequestCache): Promise<unknown> {
    return fetchJson(this.#options.siteRoot + file, this.#options.timeLimit, cache);
  }

  async #askManifest(): Promise<string> {
    const manifest = await this.#fetch(MANIFEST_FILE, 'no-cache');
    if (!isManifest(manifest)) throw new SearchUnavailable('The manifest of the search index is damaged.');
    if (manifest.format !== INDEX_FORMAT) {
      throw new SearchUnavailable('The search index is of another version than this page.');
    }
    return manifest.folder;
  }

  async #openFolder(folder: string): Promise<LoadedIndex> {
    const data = await this.#fetch(indexFile(folder));
    const fetchShard = async (shard: number): Promise<string> => {
      const postings = await this.#fetch(shardFile(folder, shard));
      if (typeof postings !== 'string') throw new SearchUnavailable('The search index is damaged.');
      return postings;
    };
    const texts = new Map<number, Promise<ShownSection[]>>();
    const show = async (section: number): Promise<ShownSection> => {
      const file = fileOfSection(section);
      let fetched = texts.get(file);
      if (!fetched) texts.set(file, (fetched = this.#fetchTexts(textsFile(folder, file))));
      try {
        return (await fetched)[section % SECTIONS_PER_FILE]!;
      } catch (error) {
        texts.delete(file);
        throw error;
      }
    };
    try {
      return {engine: openIndex(data as IndexData, fetchShard), show};
    } catch (error) {
      throw new SearchUnavailable('The search index is damaged.', {cause: error});
    }
  }

  async #fetchTexts(file: string): Promise<ShownSection[]> {
    const texts = await this.#fetch(file);
    if (!isShownSections(texts)) throw new SearchUnavailable(`${file} is damaged.`);
    return texts;
  }
}
