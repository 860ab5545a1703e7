/** How the client's code is cut into files. */

/** Comes with the search modal, not with every page. */
export const SEARCH_LIBRARIES = /[\\/]@?(docsearch|algolia)/;

/** Parts that most pages need. What belongs to one page or to the search stays in a file of its own. */
const EVERY_PAGE =
  /[\\/]node_modules[\\/](?!@?(docsearch|algolia)|@docusaurus[\\/]theme-search-algolia)|[\\/]src[\\/](theme[\\/](?!SearchPage|SearchBar[\\/]SearchModal|NotFound)|components[\\/](?!Figure[\\/](screens|diagrams)|Home|NotFoundSuggestions|SearchForm))|plugin-route-context-module/;

export const chunkGroups = {
  // Puts parts that two kinds of pages need into both, or into many small files.
  defaultVendors: false,
  /** One file for the parts of the theme: fewer requests, each part once, and better compressed. */
  theme: {name: 'theme', test: EVERY_PAGE, chunks: 'async', enforce: true, priority: 30, type: /javascript|json/},
  /** The generator's single style sheet, without the rules of the search modal: that brings them itself. */
  styles: {test: /^(?!.*@docsearch[\\/]css)/},
} as const;
