import type {BenchPage} from '../pages';

export type SearchControls = {
  /** Selector of what opens the search; omitted if its field is always visible. */
  open?: string;
  field: string;
  result: string;
};

export type Contender = {
  name: string;
  /** Packages at pinned versions for the contender's own folder. */
  dependencies: Readonly<Record<string, string>>;
  /** Versions of indirect dependencies without which it doesn't build. */
  overrides?: Readonly<Record<string, string>>;
  /** Where its pages are. */
  content: string;
  /** It shows the title of the front matter, so the text must not repeat it. */
  showsTitle?: true;
  /** Its settings, as files by their paths. */
  settings: (pages: readonly BenchPage[]) => Readonly<Record<string, string>>;
  command: string;
  /** The folder of the built site, and the caches that would make the next build a warm one. */
  output: string;
  caches: readonly string[];
  sidebar: string;
  search: SearchControls;
};

export const SITE_TITLE = 'Pilot Documentation';

/** A picture for contenders that show a logo by default. */
export const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><circle cx="16" cy="16" r="14" fill="#2145b4"/></svg>';
