/** How the hosted index searches: as the embedded engine does, as far as the service can be told. */
import type {IndexSettings, SynonymHit} from 'algoliasearch';
import type {SynonymRule} from '../../../src/search/engine';

const HEADINGS = [2, 3, 4, 5, 6].map((level) => `unordered(hierarchy.lvl${level})`);

export const indexSettings: IndexSettings = {
  // Headings and the questions attached to them before text; the page's name before the name of its group.
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
  // One hit for a section, whichever of its records matched best.
  distinct: true,
  attributeForDistinct: 'section',
  ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
  customRanking: ['desc(weight.pageRank)', 'desc(weight.level)', 'asc(weight.position)'],
  minWordSizefor1Typo: 4,
  minWordSizefor2Typos: 8,
  allowTyposOnNumericTokens: false,
  minProximity: 1,
  ignorePlurals: true,
  // Questions are full of small words, which no record has all of.
  removeStopWords: true,
  removeWordsIfNoResults: 'allOptional',
  queryLanguages: ['en'],
  indexLanguages: ['en'],
};

/** Words of readers and words of the site that stand for each other, in the service's form. */
export function hostedSynonyms(rules: readonly SynonymRule[]): SynonymHit[] {
  return rules
    .flatMap(({from, to}) => [
      ...from.map((input) => ({input, synonyms: [...to]})),
      ...to.map((input) => ({input, synonyms: [...from]})),
    ])
    .map((rule, number): SynonymHit => ({objectID: String(number), type: 'onewaysynonym', ...rule}));
}
