/** What is sent to the hosted service, and what it answers. The answer is untrusted, so invalid hits are left out. */
import type {SiteSearch} from '@site/search/site';
import {
  ownLevel,
  readUntrusted,
  SearchUnavailable,
  textOf,
  type Answer,
  type Hit,
  type Piece,
  type Query,
} from '../answer';
import {HITS_PER_PAGE, snippetWords} from '../limits';

const headings = [1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}`);

export function requestBody(
  {query, page, hitsPerPage = HITS_PER_PAGE, snippetWords: words = snippetWords()}: Query,
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
    facetFilters: ['language:en', tags.map((tag) => `docusaurus_tag:${tag}`)],
    ...(page === undefined ? {} : {page}),
  };
  return {requests: [request]};
}

/** Any JSON. A part of what isn't an object is undefined, not an error. */
type Untrusted = {readonly [name: string]: Untrusted} | null | undefined;
type Site = Pick<SiteSearch, 'siteUrl' | 'baseUrl'>;

const numberOf = (value: unknown, otherwise: number): number => (typeof value === 'number' ? value : otherwise);
const listOf = (value: unknown): Untrusted[] => (Array.isArray(value) ? value : []);

/** If the text itself contains `<mark>` tags, they can't be told from highlights, so nothing is marked. */
function readPieces(marked: string | null, plain: string): Piece[] {
  if (marked === null || /<\/?mark>/.test(plain)) return [{text: plain, marked: false}];
  return marked
    .split(/<mark>([\s\S]*?)<\/mark>/)
    .map((text, place) => ({text, marked: place % 2 === 1}))
    .filter(({text}) => text !== '');
}

function readHit(hit: Untrusted, site: Site): Hit | undefined {
  const known = readUntrusted(hit, site);
  const own = known && ownLevel(known.type, known.hierarchy);
  if (!known || own === undefined) return undefined;
  const {hierarchy, content} = known;
  const snippet = textOf(hit?._snippetResult?.content?.value);
  return {
    ...known,
    url: window.location.origin + known.url,
    title: readPieces(textOf(hit?._highlightResult?.hierarchy?.[own]?.value), hierarchy[own]!),
    page: own > 'lvl1' ? hierarchy.lvl1 : null,
    snippet: content === null || snippet === null ? [] : readPieces(snippet, content),
  };
}

export function readAnswer(query: string, response: unknown, site: Site): Answer {
  const [result, ...others] = listOf((response as Untrusted)?.results);
  const {hits, nbHits, page, nbPages, queryID} = (result ?? {}) as Record<string, unknown>;
  if (others.length > 0 || !Array.isArray(hits) || typeof nbHits !== 'number')
    throw new SearchUnavailable('The response of the search service cannot be read.');
  const usable = listOf(hits).flatMap((hit) => readHit(hit, site) ?? []);
  const isNone = usable.length === 0 && !page;
  return {
    query,
    hits: usable,
    // What the reader is told must agree with what is shown.
    nbHits: isNone ? 0 : Math.max(nbHits, usable.length),
    // The service suggests none.
    suggestions: [],
    page: numberOf(page, 0),
    nbPages: isNone ? 0 : numberOf(nbPages, 1),
    ...(typeof queryID === 'string' && {queryID}),
  };
}
