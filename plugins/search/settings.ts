import type {SearchSettings} from '../../config/search';

/** What the search in the browser knows of this site. */
export type SiteSearch = SearchSettings & {
  baseUrl: string;
  siteUrl: string;
  /** Where a reader can tell that a page is missing. */
  missingResults: string;
  /** Versions of the documentation to search, as records are tagged with them. */
  tags: string[];
  tasks: readonly string[];
};
