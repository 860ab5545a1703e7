import type {Hierarchy} from '../answer';

/**
 * Paths of the index under the site's root. The manifest has a fixed URL and is revalidated on every request;
 * everything else is in a folder named after its content hash, so it can be cached forever.
 */
export const INDEX_FOLDER = 'search-index';
export const MANIFEST_FILE = `${INDEX_FOLDER}/manifest.json`;

export type Manifest = {
  format: number;
  /** Name of the folder next to the manifest. */
  folder: string;
};

export function isManifest(value: unknown): value is Manifest {
  const manifest = value as Manifest | null;
  return typeof manifest?.format === 'number' && /^[a-z0-9]+$/.test(String(manifest.folder));
}

export const indexFile = (folder: string): string => `${INDEX_FOLDER}/${folder}/index.json`;

/** The postings of one shard. */
export const shardFile = (folder: string, shard: number): string => `${INDEX_FOLDER}/${folder}/words/${shard}.json`;

/** What a hit shows of a section. */
export type ShownSection = {
  /** Relative to the site's root. */
  path: string;
  anchor: string;
  hierarchy: Hierarchy;
  /** Plain text, or text with its own anchor. */
  blocks: (string | [text: string, anchor: string])[];
  questions: string[];
};

/** Enough sections to compress well, but few enough that showing a hit loads little else. */
export const SECTIONS_PER_FILE = 2;

/** A file of `SECTIONS_PER_FILE` consecutive sections. */
export const textsFile = (folder: string, file: number): string => `${INDEX_FOLDER}/${folder}/texts/${file}.json`;

export const fileOfSection = (section: number): number => Math.floor(section / SECTIONS_PER_FILE);

export function isShownSections(value: unknown): value is ShownSection[] {
  return (
    Array.isArray(value) &&
    value.every((section: ShownSection | null) => {
      return (
        typeof section?.path === 'string' &&
        typeof section.anchor === 'string' &&
        typeof section.hierarchy?.lvl1 === 'string' &&
        Array.isArray(section.blocks) &&
        Array.isArray(section.questions)
      );
    })
  );
}
