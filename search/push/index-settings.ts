/** Settings that make the hosted index search like the embedded engine, as far as the service allows. */
import type {IndexSettings, SynonymHit} from 'algoliasearch';
import type {SynonymRule} from '../engine';

const HEADINGS = [2, 3, 4, 5, 6].map((level) => `unordered(hierarchy.lvl${level})`);

export const indexSettings: IndexSettings = {
  // Headings and their questions rank before text, and the page's title before the name of its group.
  searchableAttributes: [
    HEADINGS.join(','),
    'unordered(questions)',
    'content',
    'unordered(hierarchy.lvl1)',
    'unordered(hierarchy.lvl0)',
  ],
  attributesForFaceting: ['language', 'docusaurus_tag', 'type', 'hierarchy.lvl0'].map((name) => `filterOnly(${name})`),
  attributesToRetrieve: ['hierarchy', 'content', 'type', 'url', 'questions'],
  attributesToHighlight: ['hierarchy', 'content', 'questions'],
  attributesToSnippet: ['content:10'],
  // One hit per section, from its best matching record.
  distinct: true,
  attributeForDistinct: 'section',
  ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
  customRanking: ['desc(weight.pageRank)', 'desc(weight.level)', 'asc(weight.position)'],
  minWordSizefor1Typo: 4,
  minWordSizefor2Typos: 8,
  allowTyposOnNumericTokens: false,
  minProximity: 1,
  ignorePlurals: true,
  // Questions contain many stop words, and no record has all of them.
  removeStopWords: true,
  removeWordsIfNoResults: 'allOptional',
  queryLanguages: ['en'],
  indexLanguages: ['en'],
};

/** Synonyms between readers' words and the site's words, in the service's format. */
export function hostedSynonyms(rules: readonly SynonymRule[]): SynonymHit[] {
  return rules
    .flatMap(({from, to}) => [
      ...from.map((input) => ({input, synonyms: [...to]})),
      ...to.map((input) => ({input, synonyms: [...from]})),
    ])
    .map((rule, number): SynonymHit => ({objectID: String(number), type: 'onewaysynonym', ...rule}));
}
