import {INDEX_FORMAT, openIndex, type IndexData, type SearchEngine} from '../engine/index.ts';
import {fetchJson, NotFoundError} from './fetch-json.ts';
import {indexFile, isManifest, MANIFEST_FILE, textsFile, type SectionTexts} from './index-files.ts';
import {RetryError} from './retry-error.ts';
import {textPlaces, type TextPlace} from './text-files.ts';

export interface LoaderOptions {
  /** Address of the site's root, ending in a slash. */
  siteRoot: string;
  /** The index that the page was built with: no manifest has to be asked for it. */
  folder?: string | undefined;
  /** Milliseconds for one file that an answer cannot do without. */
  timeLimit: number;
  /** Milliseconds for texts: an answer is better without them than late. */
  textTimeLimit: number;
}

export interface LoadedIndex {
  engine: SearchEngine;
  folder: string;
  places: TextPlace[];
}

/** Fetches the index once and texts as hits need them. What fails is forgotten, so the next call tries afresh. */
export class IndexLoader {
  readonly #options: LoaderOptions;
  readonly #texts = new Map<string, Promise<SectionTexts>>();
  #index: Promise<LoadedIndex> | undefined;
  #knownFolder: string | undefined;

  constructor(options: LoaderOptions) {
    this.#options = options;
    this.#knownFolder = options.folder;
  }

  /** Callers at the same time share one request. */
  load(): Promise<LoadedIndex> {
    return (this.#index ??= this.#fetchIndex().catch((error: unknown) => {
      this.#index = undefined;
      throw error;
    }));
  }

  /** The blocks of a section, or undefined if they cannot be had now. */
  async blocks({folder, places}: LoadedIndex, section: number): Promise<string[] | undefined> {
    const {file: number, place} = places[section]!;
    const file = textsFile(folder, number);
    try {
      let texts = this.#texts.get(file);
      if (!texts) this.#texts.set(file, (texts = this.#fetchTexts(file)));
      return (await texts)[place];
    } catch (error) {
      this.#texts.delete(file);
      // The folder is gone: a newer site was put in its place, whose manifest names another.
      if (error instanceof NotFoundError) this.#index = undefined;
      return undefined;
    }
  }

  async #fetchIndex(): Promise<LoadedIndex> {
    const folder = this.#knownFolder;
    // Only once: what fails there is looked for where the manifest says.
    this.#knownFolder = undefined;
    if (folder === undefined) return this.#openFolder(await this.#askManifest());
    try {
      return await this.#openFolder(folder);
    } catch (error) {
      // A newer site was put in its place.
      if (error instanceof NotFoundError) return this.#openFolder(await this.#askManifest());
      throw error;
    }
  }

  async #askManifest(): Promise<string> {
    const {siteRoot, timeLimit} = this.#options;
    const manifest = await fetchJson(siteRoot + MANIFEST_FILE, timeLimit, 'no-cache');
    if (!isManifest(manifest)) throw new RetryError('The manifest of the search index is damaged.');
    if (manifest.format !== INDEX_FORMAT)
      throw new RetryError('The search index is of another version than this page.');
    return manifest.folder;
  }

  async #openFolder(folder: string): Promise<LoadedIndex> {
    const {siteRoot, timeLimit} = this.#options;
    const data = await fetchJson(siteRoot + indexFile(folder), timeLimit);
    try {
      const engine = openIndex(data as IndexData);
      return {engine, folder, places: textPlaces(engine.sections.textLengths)};
    } catch (error) {
      throw new RetryError('The search index is damaged.', {cause: error});
    }
  }

  async #fetchTexts(file: string): Promise<SectionTexts> {
    const texts = await fetchJson(this.#options.siteRoot + file, this.#options.textTimeLimit);
    if (!isSectionTexts(texts)) throw new RetryError(`${file} is damaged.`);
    return texts;
  }
}

function isSectionTexts(value: unknown): value is SectionTexts {
  const isTexts = (blocks: unknown): boolean =>
    Array.isArray(blocks) && blocks.every((block) => typeof block === 'string');
  return Array.isArray(value) && value.every(isTexts);
}
