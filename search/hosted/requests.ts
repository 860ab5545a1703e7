/** Builds the request to the hosted service. */
import type {SiteSearch} from '@site/search/plugin/settings';
import type {Query} from '../answer';

const HITS_PER_PAGE = 20;
const SNIPPET_WORDS = 10;

const headings = [1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}`);

export type HostedRequest = ReturnType<typeof requestFor>;

export function requestFor(
  {query, page, hitsPerPage = HITS_PER_PAGE, snippetWords = SNIPPET_WORDS, group}: Query,
  {indexName, tags}: Pick<SiteSearch, 'indexName' | 'tags'>,
) {
  return {
    query,
    indexName,
    attributesToRetrieve: ['hierarchy.lvl0', ...headings, 'content', 'type', 'url'],
    attributesToSnippet: [...headings, 'content'].map((attribute) => `${attribute}:${snippetWords}`),
    snippetEllipsisText: '…',
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
    hitsPerPage,
    clickAnalytics: false,
    facetFilters: [
      'language:en',
      tags.map((tag) => `docusaurus_tag:${tag}`),
      ...(group === undefined ? [] : [`hierarchy.lvl0:${group}`]),
    ],
    ...(page === undefined ? {} : {page}),
  };
}
