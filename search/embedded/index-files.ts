/**
 * The files of the embedded index. The manifest has a fixed URL and is revalidated on every request; everything else is
 * in a folder named after its content hash, so it can be cached forever.
 */
import {SearchUnavailable, type Hierarchy} from '../answer';
import {openIndex, type IndexData} from '../engine';
import type {Section} from '../records/read-page';

/** Relative to the site's root. */
export const INDEX_FOLDER = 'search-index';
export const MANIFEST_FILE = `${INDEX_FOLDER}/manifest.json`;

/** The files in the folder that the manifest names: the index, and the texts of the sections of each page. */
export const INDEX_FILES = {index: 'index.json', texts: (page: number) => `texts/${page}.json`};

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

export type SiteIndex = Awaited<ReturnType<typeof openFolder>>;

const damaged = (file: string, cause?: unknown) => new SearchUnavailable(`${file} is damaged.`, {cause});

/** The folder of the site's current index. */
export async function readFolder(read: ReadJson): Promise<string> {
  const manifest = (await read(MANIFEST_FILE)) as Manifest | null;
  if (typeof manifest?.folder !== 'string' || !/^[a-z0-9]+$/.test(manifest.folder)) throw damaged(MANIFEST_FILE);
  return manifest.folder;
}

/** Opens the index of a folder. The texts of pages are read as hits need them. */
export async function openFolder(folder: string, read: ReadJson) {
  const pathOf = (file: string) => `${INDEX_FOLDER}/${folder}/${file}`;
  const data = (await read(pathOf(INDEX_FILES.index))) as IndexData;
  const engine = opened(data, pathOf(INDEX_FILES.index));
  const texts = shareRequests(async (page: number) => {
    const file = pathOf(INDEX_FILES.texts(page));
    const sections = await read(file);
    if (!Array.isArray(sections) || sections.length !== data.pages[page]!.sections) throw damaged(file);
    return sections as ShownSection[];
  });
  return {engine, folder, show: async ({page, place}: {page: number; place: number}) => (await texts(page))[place]!};
}

function opened(data: IndexData, file: string) {
  try {
    return openIndex(data);
  } catch (error) {
    throw damaged(file, error);
  }
}

/** Calls with the same key share one request. Failures aren't cached, so the next call retries. */
function shareRequests<Key, Value>(request: (key: Key) => Promise<Value>): (key: Key) => Promise<Value> {
  const requests = new Map<Key, Promise<Value>>();
  return (key) => {
    let known = requests.get(key);
    if (!known) {
      requests.set(key, (known = request(key)));
      known.catch(() => requests.delete(key));
    }
    return known;
  };
}
