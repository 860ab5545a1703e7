/** The body of a search request to the hosted service. */
import type {SiteSearch} from '@site/search/plugin/settings';
import type {Query} from '../answer';
import {HITS_PER_PAGE, snippetWords} from '../limits';

const headings = [1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}`);

export function requestBody(
  {query, page, hitsPerPage = HITS_PER_PAGE, snippetWords: words = snippetWords(), group}: Query,
  {indexName, tags}: Pick<SiteSearch, 'indexName' | 'tags'>,
) {
  const request = {
    query,
    indexName,
    attributesToRetrieve: ['hierarchy.lvl0', ...headings, 'content', 'type', 'url'],
    attributesToSnippet: [...headings, 'content'].map((attribute) => `${attribute}:${words}`),
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
  return {requests: [request]};
}
