import {slug} from './field';
import type {GlossaryTerm} from './types';

/** One term in one call; its id comes from its name: `Stump shade` → `stump-shade`. */
export function term(name: string, page: string, definition: string, synonyms: readonly string[] = []): GlossaryTerm {
  return {id: slug(name), term: name, definition, synonyms, page};
}
