import {INDEX_FORMAT, openIndex, type IndexData, type SearchEngine} from '../engine/index.ts';
import {fetchJson, NotFoundError} from './fetch-json.ts';
import {indexFile, isManifest, MANIFEST_FILE, textsFile, type PageTexts} from './index-files.ts';
import {RetryError} from './retry-error.ts';

export interface LoaderOptions {
  /** Address of the site's root, ending in a slash. */
  siteRoot: string;
  /** Milliseconds for one file that an answer cannot do without. */
  timeLimit: number;
  /** Milliseconds for texts: an answer is better without them than late. */
  textTimeLimit: number;
}

export interface LoadedIndex {
  engine: SearchEngine;
  folder: string;
}

/** Fetches the index once and texts as hits need them. What fails is forgotten, so the next call tries afresh. */
export class IndexLoader {
  readonly #options: LoaderOptions;
  readonly #texts = new Map<string, Promise<PageTexts>>();
  #index: Promise<LoadedIndex> | undefined;

  constructor(options: LoaderOptions) {
    this.#options = options;
  }

  /** Callers at the same time share one request. */
  load(): Promise<LoadedIndex> {
    return (this.#index ??= this.#fetchIndex().catch((error: unknown) => {
      this.#index = undefined;
      throw error;
    }));
  }

  /** The texts of a page, or undefined if they cannot be had now. */
  async texts(folder: string, page: number): Promise<PageTexts | undefined> {
    const file = textsFile(folder, page);
    try {
      let texts = this.#texts.get(file);
      if (!texts) this.#texts.set(file, (texts = this.#fetchTexts(file)));
      return await texts;
    } catch (error) {
      this.#texts.delete(file);
      // The folder is gone: a newer site was put in its place, whose manifest names another.
      if (error instanceof NotFoundError) this.#index = undefined;
      return undefined;
    }
  }

  async #fetchIndex(): Promise<LoadedIndex> {
    const {siteRoot, timeLimit} = this.#options;
    const manifest = await fetchJson(siteRoot + MANIFEST_FILE, timeLimit, 'no-cache');
    if (!isManifest(manifest)) throw new RetryError('The manifest of the search index is damaged.');
    if (manifest.format !== INDEX_FORMAT)
      throw new RetryError('The search index is of another version than this page.');
    const data = await fetchJson(siteRoot + indexFile(manifest.folder), timeLimit);
    try {
      return {engine: openIndex(data as IndexData), folder: manifest.folder};
    } catch (error) {
      throw new RetryError('The search index is damaged.', {cause: error});
    }
  }

  async #fetchTexts(file: string): Promise<PageTexts> {
    const texts = await fetchJson(this.#options.siteRoot + file, this.#options.textTimeLimit);
    if (!isPageTexts(texts)) throw new RetryError(`${file} is damaged.`);
    return texts;
  }
}

function isPageTexts(value: unknown): value is PageTexts {
  const isTexts = (blocks: unknown): boolean =>
    Array.isArray(blocks) && blocks.every((block) => typeof block === 'string');
  return Array.isArray(value) && value.every(isTexts);
}
