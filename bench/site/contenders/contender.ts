import type {Corpus} from '../corpus/write';

export type SearchControls = {
  /** Selector of what opens the search; omitted if its field is always visible. */
  open?: string;
  field: string;
  result: string;
};

/** On a phone. */
export type MenuControls = {
  open: string;
  /** Selector of a link in the open menu. */
  link: string;
};

export type Contender = {
  name: string;
  /** Packages at pinned versions for the contender's own folder; empty if it needs no install. */
  dependencies: Readonly<Record<string, string>>;
  /** Versions of indirect dependencies without which it doesn't build. */
  overrides?: Readonly<Record<string, string>>;
  /** Writes config and corpus into its folder. */
  setUp: (folder: string, pages: number) => Corpus;
  command: string;
  environment?: Readonly<Record<string, string>>;
  /** The folder of the built site, and the caches that make the next build a warm one. */
  output: string;
  caches: readonly string[];
  /** Its URLs end with a slash. */
  hasTrailingSlash?: true;
  sidebar: string;
  search: SearchControls;
  menu: MenuControls;
  /** Headers that it tells hosts to send. */
  headers?: Readonly<Record<string, string>>;
};
