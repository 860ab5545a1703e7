import type {GlossaryTerm} from './types';
import {caseTerms} from './cases/glossary';
import {customerTerms} from './customers/glossary';
import {productionTerms} from './production/glossary';
import {systemTerms} from './system/glossary';

/** Every term, by name. */
export const glossary: readonly GlossaryTerm[] = [
  ...caseTerms,
  ...customerTerms,
  ...productionTerms,
  ...systemTerms,
].sort((a, b) => a.term.localeCompare(b.term, 'en'));

export const glossaryById: ReadonlyMap<string, GlossaryTerm> = new Map(glossary.map((entry) => [entry.id, entry]));

/**
 * Synonyms that are also the name of another term, on purpose: the word has two senses and the search
 * should find both.
 */
export const sharedWords: ReadonlySet<string> = new Set([]);
