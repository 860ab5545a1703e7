import type {Rule} from '../rule';
import {closingLinks} from './closing-links';
import {describedPictures} from './described-pictures';
import {emptyHeadings} from './empty-headings';
import {frontMatter} from './front-matter';
import {knownAmounts} from './known-amounts';
import {knownFacts} from './known-facts';
import {knownHeadings} from './known-headings';
import {knownLinks} from './known-links';
import {knownPaths} from './known-paths';
import {oneTitle} from './one-title';
import {outgoingLinks} from './outgoing-links';
import {punctuationInQuotes} from './punctuation-in-quotes';
import {referenceDepth} from './reference-depth';
import {referenceOrder} from './reference-order';
import {repeatedParagraphs} from './repeated-paragraphs';
import {sentenceCase} from './sentence-case';
import {stepsStartWithVerbs} from './steps-start-with-verbs';
import {textUnderHeadings} from './text-under-headings';
import {uniqueHeadings} from './unique-headings';
import {vagueLinks} from './vague-links';
import {wordingRules} from './wording';

export const rules: readonly Rule[] = [
  frontMatter,
  oneTitle,
  emptyHeadings,
  uniqueHeadings,
  textUnderHeadings,
  sentenceCase,
  stepsStartWithVerbs,
  describedPictures,
  vagueLinks,
  outgoingLinks,
  closingLinks,
  referenceDepth,
  referenceOrder,
  repeatedParagraphs,
  knownLinks,
  knownHeadings,
  knownFacts,
  knownPaths,
  knownAmounts,
  punctuationInQuotes,
  ...wordingRules,
];
