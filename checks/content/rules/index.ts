import type {Rule} from '../rule';
import {wordings} from '../wording/words';
import * as facts from './facts';
import * as headings from './headings';
import * as links from './links';
import * as referencePages from './reference-pages';
import * as text from './text';

const isRule = (exported: object): exported is Rule => 'check' in exported;

/** Every rule that these files export. */
export const rules: readonly Rule[] = [
  ...[text, headings, links, referencePages, facts].flatMap((file) => Object.values<object>(file).filter(isRule)),
  ...wordings.map(text.wordingRule),
];
