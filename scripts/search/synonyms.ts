import {glossary} from '../../model/glossary';
import type {SynonymRule} from '../../src/search/engine';

/** The words that readers type instead of the product's own. */
export function siteSynonyms(): SynonymRule[] {
  return glossary
    .filter(({synonyms}) => synonyms.length > 0)
    .map(({term, synonyms}) => ({from: [...synonyms], to: [term]}));
}
