import type {CollectionDoc} from '../collection';

/** A search engine with one hand-chosen setting, over the documents of a collection. */
export type BenchIndex = {
  /** Ids of documents, best first. */
  search(query: string): string[] | Promise<string[]>;
};

export type BenchEngine = {
  name: string;
  version: string;
  build(docs: readonly CollectionDoc[]): Promise<BenchBuild>;
};

export type BenchBuild = {
  /** What a reader's browser fetches before the first answer; undefined if it fetches by need. */
  serialized: string | undefined;
  /** Opens the serialised index, as a browser would. */
  open(): Promise<BenchIndex>;
  /** Frees what building holds. */
  close?(): Promise<void>;
};

export function nameOf({name, version}: BenchEngine): string {
  return version ? `${name} (${version})` : name;
}
