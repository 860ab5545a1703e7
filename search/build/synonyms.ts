import {glossary} from '../../model/glossary';
import type {SynonymRule} from '../engine';
import {plainSynonyms} from './plain-synonyms';

/** Maps the words that readers type to the words that the site uses. */
export function siteSynonyms(): SynonymRule[] {
  const terms = glossary.map(({term, synonyms}) => ({from: [...synonyms], to: [term]}));
  const words = Object.entries(plainSynonyms).map(([word, others]) => ({from: [...others], to: [word]}));
  return [...terms, ...words].filter(({from}) => from.length > 0);
}
