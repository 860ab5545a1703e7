import type {SearchSettings} from '../../config/search';

/** Site settings for the search in the browser. */
export type SiteSearch = SearchSettings & {
  baseUrl: string;
  siteUrl: string;
  /** Where a reader can report a missing page. */
  missingResults: string;
  /** Documentation versions to search, as records are tagged with them. */
  tags: string[];
  /** What to offer a reader with no search history. */
  tasks: readonly {name: string; path: string}[];
};
