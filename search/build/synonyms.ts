import {parse} from 'yaml';
import {readText} from '../../lib/pages';
import {glossary} from '../../model/glossary';
import type {SynonymRule} from '../engine';

/** Maps the words that readers type to the words that the site uses: trade terms, and everyday words. */
export function siteSynonyms(): SynonymRule[] {
  const everyday = parse(readText('search/synonyms.yaml')) as Record<string, string[]>;
  const terms = glossary.map(({term, synonyms}) => ({from: [...synonyms], to: [term]}));
  const words = Object.entries(everyday).map(([word, others]) => ({from: others, to: [word]}));
  return [...terms, ...words].filter(({from}) => from.length > 0);
}
