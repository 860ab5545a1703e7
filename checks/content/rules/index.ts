import type {Rule} from '../rule';
import {knownAmounts, knownFacts, knownPaths} from './facts';
import {clearHeadings, oneTitle, sentenceCase, textUnderHeadings, uniqueHeadings} from './headings';
import {closingLinks, knownHeadings, knownLinks, outgoingLinks, vagueLinks} from './links';
import {referenceDepth, referenceOrder} from './reference-pages';
import {
  describedPictures,
  frontMatter,
  punctuationInQuotes,
  repeatedParagraphs,
  stepsStartWithVerbs,
  twoCallouts,
  uniqueDescriptions,
  wordingRules,
} from './text';

export const rules: readonly Rule[] = [
  frontMatter,
  uniqueDescriptions,
  oneTitle,
  clearHeadings,
  uniqueHeadings,
  textUnderHeadings,
  sentenceCase,
  stepsStartWithVerbs,
  describedPictures,
  twoCallouts,
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
