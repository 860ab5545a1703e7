/**
 * The files of the embedded index. The manifest has a fixed URL and is revalidated on every request; everything else is
 * in a folder named after its content hash, so it can be cached forever.
 */
import {SearchUnavailable, type Hierarchy} from '../answer';
import type {Section} from '../records/read-page';
import {openIndex, shareRequests, type CodedPostings, type IndexData} from '../engine';

/** Relative to the site's root. */
export const INDEX_FOLDER = 'search-index';
export const MANIFEST_FILE = `${INDEX_FOLDER}/manifest.json`;

/** The files in the folder that the manifest names. */
export const INDEX_FILES = {
  index: 'index.json',
  /** The postings of one shard. */
  shard: (shard: number) => `words/${shard}.json`,
  /** What a hit shows of one section. */
  text: (section: number) => `texts/${section}.json`,
  /** All shards and texts at once, for a reader who goes on searching. */
  whole: 'whole.json',
};

/** Names the folder next to it. */
export type Manifest = {folder: string};

/** What a hit shows of a section. */
export type ShownSection = Pick<Section, 'anchor' | 'blocks' | 'questions'> & {
  /** Relative to the site's root. */
  path: string;
  hierarchy: Hierarchy;
};

export const titleOf = ({hierarchy}: ShownSection): string =>
  Object.values(hierarchy).findLast((title) => title !== null) ?? '';

/** Reads a file of the index: the browser fetches it, checks read it from disk. */
export type ReadJson = (file: string) => Promise<unknown>;

export type Whole = {shards: CodedPostings[][]; texts: ShownSection[]};

export type SiteIndex = Awaited<ReturnType<typeof openFolder>>;

const damaged = (file: string, cause?: unknown) => new SearchUnavailable(`${file} is damaged.`, {cause});

/** The folder of the site's current index. */
export async function readFolder(read: ReadJson): Promise<string> {
  const manifest = (await read(MANIFEST_FILE)) as Manifest | null;
  if (typeof manifest?.folder !== 'string' || !/^[a-z0-9]+$/.test(manifest.folder)) throw damaged(MANIFEST_FILE);
  return manifest.folder;
}

/** Opens the index of a folder. Other files are read as queries need them. */
export async function openFolder(folder: string, read: ReadJson) {
  const pathOf = (file: string) => `${INDEX_FOLDER}/${folder}/${file}`;
  const data = await read(pathOf(INDEX_FILES.index));
  let whole: Whole | undefined;
  async function readObject<Content>(known: Content | undefined, file: string): Promise<Content> {
    const content = known ?? (await read(pathOf(file)));
    if (typeof content !== 'object' || content === null) throw damaged(pathOf(file));
    return content as Content;
  }
  try {
    return {
      engine: openIndex(data as IndexData, (shard) => readObject(whole?.shards[shard], INDEX_FILES.shard(shard))),
      show: shareRequests((section: number) => readObject(whole?.texts[section], INDEX_FILES.text(section))),
      /** Reads everything that wasn't read yet, so that further queries need no file. */
      readRest: async () => void (whole ??= (await read(pathOf(INDEX_FILES.whole))) as Whole),
    };
  } catch (error) {
    throw damaged(pathOf(INDEX_FILES.index), error);
  }
}
