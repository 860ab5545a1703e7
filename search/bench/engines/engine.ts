import type {CollectionDoc} from '../collection';

/** A search engine with one manually chosen configuration, on the documents of a collection. */
export type BenchIndex = {
  /** Document ids, best first. */
  search(query: string): string[] | Promise<string[]>;
};

export type BenchEngine = {
  name: string;
  version: string;
  build(docs: readonly CollectionDoc[]): Promise<BenchBuild>;
};

export type BenchBuild = {
  /** What a reader's browser fetches before the first result; undefined if it fetches on demand. */
  serialized: string | undefined;
  /** Opens the serialized index, as a browser would. */
  open(): Promise<BenchIndex>;
  /** Frees the resources held by the build. */
  close?(): Promise<void>;
};

export function nameOf({name, version}: BenchEngine): string {
  return version ? `${name} (${version})` : name;
}
