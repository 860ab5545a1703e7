/** What is sent to the hosted service, and what it answers. The answer is untrusted, so invalid hits are left out. */
import type {SiteSearch} from '@site/search/site';
import {
  groupOf,
  ownLevel,
  readUntrusted,
  SearchUnavailable,
  textOf,
  type Answer,
  type Hit,
  type Piece,
  type Query,
} from '../answer';
import {byGroup} from '../groups';
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

type Unknown = Record<string, unknown>;
type Site = Pick<SiteSearch, 'siteUrl' | 'baseUrl'>;

const isObject = (value: unknown): value is Unknown => typeof value === 'object' && value !== null;
const numberOf = (value: unknown, otherwise: number): number => (typeof value === 'number' ? value : otherwise);

function valueAt(hit: Unknown, ...path: string[]): string | null {
  const value = path.reduce<unknown>((part, name) => (isObject(part) ? part[name] : undefined), hit);
  return textOf(value);
}

/** If the text itself contains `<mark>` tags, they can't be told from highlights, so nothing is marked. */
function readPieces(marked: string | null, plain: string): Piece[] {
  if (marked === null || /<\/?mark>/.test(plain)) return [{text: plain, marked: false}];
  return marked
    .split(/<mark>([\s\S]*?)<\/mark>/)
    .map((text, place) => ({text, marked: place % 2 === 1}))
    .filter(({text}) => text !== '');
}

const marksIn = (pieces: readonly Piece[]): number => pieces.filter(({marked}) => marked).length;

/** The attached question with the most highlights, if it has more than the title or snippet. */
function readQuestion(hit: Unknown, shownMarks: number): Piece[] | undefined {
  const highlights = isObject(hit._highlightResult) ? hit._highlightResult.questions : undefined;
  if (!Array.isArray(highlights)) return undefined;
  let best: Piece[] | undefined;
  for (const highlight of highlights as unknown[]) {
    const value = isObject(highlight) ? textOf(highlight.value) : null;
    const pieces = value === null ? [] : readPieces(value, '');
    if (marksIn(pieces) > Math.max(shownMarks, best ? marksIn(best) : 0)) best = pieces;
  }
  return best;
}

function readHit(hit: unknown, site: Site): Hit | undefined {
  const known = readUntrusted(hit, site);
  const own = known && ownLevel(known.type, known.hierarchy);
  if (!isObject(hit) || !known || own === undefined) return undefined;
  const {hierarchy, content} = known;
  const snippet = valueAt(hit, '_snippetResult', 'content', 'value');
  const title = readPieces(valueAt(hit, '_highlightResult', 'hierarchy', own, 'value'), hierarchy[own]!);
  const shown = content === null || snippet === null ? [] : readPieces(snippet, content);
  const question = readQuestion(hit, Math.max(marksIn(title), marksIn(shown)));
  return {
    ...known,
    url: window.location.origin + known.url,
    title,
    page: own > 'lvl1' ? hierarchy.lvl1 : null,
    snippet: shown,
    ...(question && {question}),
  };
}

export const groupsOf = (hits: readonly Hit[]): Answer['groups'] =>
  byGroup(hits, groupOf)
    .filter(([name]) => name !== '')
    .map(([name, own]) => ({name, count: own.length}));

export function readAnswer(query: string, response: unknown, site: Site): Answer {
  const results = isObject(response) && Array.isArray(response.results) ? (response.results as unknown[]) : [];
  const [result] = results;
  if (results.length !== 1 || !isObject(result) || !Array.isArray(result.hits) || typeof result.nbHits !== 'number')
    throw new SearchUnavailable('The response of the search service cannot be read.');
  const hits = (result.hits as unknown[]).map((hit) => readHit(hit, site)).filter((hit) => hit !== undefined);
  const isComplete = result.hits.length >= result.nbHits;
  return {
    query,
    hits,
    nbHits: result.nbHits,
    page: numberOf(result.page, 0),
    nbPages: numberOf(result.nbPages, 1),
    ...(typeof result.queryID === 'string' && {queryID: result.queryID}),
    suggestions: [],
    // The request doesn't include counts, so they are known only if the response has all hits.
    groups: isComplete ? groupsOf(hits) : [],
  };
}
