/** How the hosted index searches: as the embedded engine does, as far as the service can be told. */
import type {IndexSettings, SynonymHit} from 'algoliasearch';
import type {SynonymRule} from '../../../src/search/engine';

const HEADINGS = [2, 3, 4, 5, 6].map((level) => `unordered(hierarchy.lvl${level})`);

export const indexSettings: IndexSettings = {
  // Title before heading before text.
  searchableAttributes: [
    'unordered(hierarchy.lvl1)',
    'unordered(keywords)',
    ...HEADINGS,
    'content',
    'unordered(hierarchy.lvl0)',
  ],
  attributesForFaceting: ['filterOnly(language)', 'filterOnly(docusaurus_tag)', 'filterOnly(type)'],
  attributesToRetrieve: ['hierarchy', 'content', 'type', 'url'],
  attributesToHighlight: ['hierarchy', 'content'],
  attributesToSnippet: ['content:10'],
  // One hit for a section, whichever of its records matched best.
  distinct: true,
  attributeForDistinct: 'url',
  ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
  customRanking: ['desc(weight.pageRank)', 'desc(weight.level)', 'asc(weight.position)'],
  minWordSizefor1Typo: 4,
  minWordSizefor2Typos: 8,
  allowTyposOnNumericTokens: false,
  minProximity: 1,
  ignorePlurals: true,
  removeWordsIfNoResults: 'allOptional',
  queryLanguages: ['en'],
  indexLanguages: ['en'],
};

/** What readers type instead of the site's own words, in the service's form. */
export function hostedSynonyms(rules: readonly SynonymRule[]): SynonymHit[] {
  return rules.flatMap((rule, number): SynonymHit[] => {
    if (!('from' in rule)) return [{objectID: `${number}`, type: 'synonym', synonyms: [...rule]}];
    return rule.from.map((input, place) => ({
      objectID: `${number}-${place}`,
      type: 'onewaysynonym',
      input,
      synonyms: [...rule.to],
    }));
  });
}
