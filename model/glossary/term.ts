import type {GlossaryTerm} from '../types';

/** One term in one call; its id comes from its name: `Stump shade` → `stump-shade`. */
export function term(name: string, page: string, definition: string, synonyms: readonly string[] = []): GlossaryTerm {
  const id = name
    .toLowerCase()
    .replace(/['’.]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return {id, term: name, definition, synonyms, page};
}
