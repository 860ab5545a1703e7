import {glossary} from '../../model/glossary';
import type {SynonymRule} from '../engine';
import {everydayWords} from './everyday-words';

/** Maps the words that readers type to the words that the site uses. */
export function siteSynonyms(): SynonymRule[] {
  const terms = glossary.map(({term, synonyms}) => ({from: [...synonyms], to: [term]}));
  const words = Object.entries(everydayWords).map(([word, others]) => ({from: [...others], to: [word]}));
  return [...terms, ...words].filter(({from}) => from.length > 0);
}
