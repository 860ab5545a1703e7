/** The words readers type instead of the product's own, for the search. */
import {glossary} from '../../model/glossary';
import {synonymGroups} from '../../model/search-synonyms';
import type {SynonymRule} from '../../src/search/engine';

/** What a word also means, wherever it stands: looked up when a query is read. */
export function siteSynonyms(): SynonymRule[] {
  return glossary
    .filter(({synonyms}) => synonyms.length > 0)
    .map(({term, synonyms}) => ({from: [...synonyms], to: [term]}));
}

/** The words of the questions that a page answers: they count as keywords of the page. */
export function questionWords(path: string): string[] {
  return synonymGroups.filter(({page, also = []}) => page === path || also.includes(path)).flatMap(({words}) => words);
}
