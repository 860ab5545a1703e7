/** A simple search that speaks the service's API: every word of the query must occur in a record. */
import {HIERARCHY_LEVELS, type SearchRecord} from '../../../search/records';

type Query = {
  indexName: string;
  query: string;
  page?: number;
  hitsPerPage?: number;
  facetFilters?: (string | string[])[];
  attributesToSnippet?: string[];
  snippetEllipsisText?: string;
  highlightPreTag?: string;
  highlightPostTag?: string;
};

export type QueriesBody = {requests: Query[]};

const wordsOf = (text: string) => text.toLowerCase().split(/\W+/).filter(Boolean);

function textOf({hierarchy, content}: SearchRecord): string {
  return [...Object.values(hierarchy), content].filter((text) => text !== null).join(' ');
}

function matchesFilters(record: SearchRecord, filters: Query['facetFilters'] = []): boolean {
  const holds = (filter: string) => {
    const [facet, value] = filter.split(':');
    return String(record[facet as 'language' | 'docusaurus_tag']) === value;
  };
  return filters.every((filter) => [filter].flat().some(holds));
}

function markWords(text: string, {query, highlightPreTag = '<em>', highlightPostTag = '</em>'}: Query): string {
  const words = wordsOf(query);
  return words.length === 0
    ? text
    : text.replace(new RegExp(`(${words.join('|')})`, 'gi'), `${highlightPreTag}$1${highlightPostTag}`);
}

function cutSnippet(text: string, attribute: string, query: Query): string {
  const wanted = query.attributesToSnippet?.find((snippet) => snippet.startsWith(`${attribute}:`));
  const words = text.split(' ');
  const length = Number(wanted?.split(':')[1] ?? words.length);
  return words.length > length ? words.slice(0, length).join(' ') + (query.snippetEllipsisText ?? '') : text;
}

function toHit(record: SearchRecord, query: Query) {
  const marked = (cut: (text: string, attribute: string) => string) => ({
    hierarchy: Object.fromEntries(
      HIERARCHY_LEVELS.filter((level) => record.hierarchy[level]).map((level) => [
        level,
        {value: markWords(cut(record.hierarchy[level]!, `hierarchy.${level}`), query)},
      ]),
    ),
    ...(record.content && {content: {value: markWords(cut(record.content, 'content'), query)}}),
  });
  const {objectID, url, type, hierarchy, content} = record;
  return {
    ...{objectID, url, type, hierarchy, content},
    _highlightResult: marked((text) => text),
    _snippetResult: marked((text, attribute) => cutSnippet(text, attribute, query)),
  };
}

function answerQuery(query: Query, records: readonly SearchRecord[]) {
  const {page = 0, hitsPerPage = 20} = query;
  const words = wordsOf(query.query);
  const found = records.filter(
    (record) =>
      words.length > 0 &&
      words.every((word) => textOf(record).toLowerCase().includes(word)) &&
      matchesFilters(record, query.facetFilters),
  );
  return {
    index: query.indexName,
    query: query.query,
    hits: found.slice(page * hitsPerPage, (page + 1) * hitsPerPage).map((record) => toHit(record, query)),
    nbHits: found.length,
    nbPages: Math.ceil(found.length / hitsPerPage),
    ...{page, hitsPerPage},
    queryID: `query-${query.query}`,
  };
}

export function answerQueries({requests}: QueriesBody, records: readonly SearchRecord[]) {
  return {results: requests.map((query) => answerQuery(query, records))};
}
