import type {Hierarchy} from '../answer';

/**
 * Where the index is under the site's root. The manifest keeps its address and is revalidated whenever it is asked for;
 * all else is in a folder named by the hash of its content, so it can be cached for good.
 */
export const INDEX_FOLDER = 'search-index';
export const MANIFEST_FILE = `${INDEX_FOLDER}/manifest.json`;

export type Manifest = {
  format: number;
  /** Name of the folder beside the manifest. */
  folder: string;
};

export function isManifest(value: unknown): value is Manifest {
  const manifest = value as Manifest | null;
  return typeof manifest?.format === 'number' && /^[a-z0-9]+$/.test(String(manifest.folder));
}

export const indexFile = (folder: string): string => `${INDEX_FOLDER}/${folder}/index.json`;

/** The postings of the words of one shard. */
export const shardFile = (folder: string, shard: number): string => `${INDEX_FOLDER}/${folder}/words/${shard}.json`;

/** What a hit shows of a section. */
export type ShownSection = {
  /** Under the site's root. */
  path: string;
  anchor: string;
  hierarchy: Hierarchy;
  /** Texts, or a text and the anchor that leads to it. */
  blocks: (string | [text: string, anchor: string])[];
  questions: string[];
};

/** Enough sections to compress well, few enough that a hit brings hardly more than itself. */
export const SECTIONS_PER_FILE = 2;

/** The shown sections of one file, in order. */
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
