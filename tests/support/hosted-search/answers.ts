/** What the hosted search finds in tests: a simple search that speaks the service's API, and the records it looks in. */
import {
  cutRecords,
  HIERARCHY_LEVELS,
  parsePage,
  readPage,
  type SearchPage,
  type SearchRecord,
} from '../../../search/records';

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

/** Every word of a query must occur in a record. */
export function answerQueries({requests}: QueriesBody, records: readonly SearchRecord[]) {
  return {results: requests.map((query) => answerQuery(query, records))};
}

const SITE = 'https://www.lab-compass.example/help';

export function samplePage(
  path: string,
  group: string,
  title: string,
  body: string,
  tag = 'docs-default-current',
): SearchPage {
  const html = `<html lang="en"><head><meta name="docusaurus_locale" content="en">
    <meta name="docusaurus_tag" content="${tag}"></head><body><main><article>
    <div class="theme-doc-markdown"><header><h1>${title}</h1></header>${body}</div></article></main></body></html>`;
  return readPage({url: SITE + path, group, tree: parsePage(html)})!;
}

/** Enough sections for three pages of results. */
const manyRules = Array.from(
  {length: 25},
  (_, i) => `<h2 id="rule-${i}">Invoice rule ${i}</h2>
    <p>One two three four five six seven eight nine ten eleven twelve words follow in the text of an invoice rule.</p>`,
).join('');

/** A few pages of the fixture site, split into records like the real ones. */
export const sampleRecords = cutRecords([
  samplePage('/docs/cases/overview', 'Cases', 'Overview', '<p>A case becomes an invoice when it is done.</p>'),
  samplePage(
    '/guides/invoicing-and-shipping',
    'Guides',
    'Invoicing and shipping',
    '<p>From the last step to the invoice and the box.</p>',
    'docs-guides-current',
  ),
  samplePage('/docs/system/email-templates', 'System', 'Email templates', '<p>The email that brings an invoice.</p>'),
  samplePage('/docs/financials/statements', 'Financials', 'Statements', '<p>A statement lists every open invoice.</p>'),
  samplePage('/docs/financials/invoices', 'Financials', 'Invoices', `<p>An invoice asks for payment.</p>${manyRules}`),
]);
