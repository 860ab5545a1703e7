import type {Corpus} from '../corpus/write';

export type SearchControls = {
  /** What opens the search; nothing when its field is always there. */
  open?: string;
  field: string;
  result: string;
};

/** On a phone's screen. */
export type MenuControls = {
  open: string;
  /** A link of the opened menu. */
  link: string;
};

export type Contender = {
  name: string;
  /** Packages at fixed versions for the contender's own folder; none when it needs no install. */
  dependencies: Readonly<Record<string, string>>;
  /** Versions of indirect dependencies without which it does not build. */
  overrides?: Readonly<Record<string, string>>;
  /** Writes settings and corpus into its folder. */
  setUp: (folder: string, pages: number) => Corpus;
  command: string;
  environment?: Readonly<Record<string, string>>;
  /** Where the built site is, and what makes the next build a warm one. */
  output: string;
  caches: readonly string[];
  /** Ends its addresses with a slash. */
  hasTrailingSlash?: true;
  sidebar: string;
  search: SearchControls;
  menu: MenuControls;
  /** Headers that it tells its hosts to send. */
  headers?: Readonly<Record<string, string>>;
};
