/**
 * Where the index lies under the site's root. The manifest keeps its address and is revalidated whenever it is asked for; all else
 * lies in a folder named by the hash of its content, so it can be cached for ever.
 */
export const INDEX_FOLDER = 'search-index';
export const MANIFEST_FILE = `${INDEX_FOLDER}/manifest.json`;

export interface Manifest {
  format: number;
  /** Name of the folder beside the manifest. */
  folder: string;
}

export function isManifest(value: unknown): value is Manifest {
  const manifest = value as Manifest | null;
  return typeof manifest?.format === 'number' && /^[a-z0-9]+$/.test(String(manifest.folder));
}

export function indexFile(folder: string): string {
  return `${INDEX_FOLDER}/${folder}/index.json`;
}

/** Texts of sections that follow one another: the blocks of each. */
export type SectionTexts = string[][];

export function textsFile(folder: string, file: number): string {
  return `${INDEX_FOLDER}/${folder}/texts/${file}.json`;
}
