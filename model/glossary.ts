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
