/** Applies each wording rule to every passage of every page. */
import {passages} from '../passages';
import {pageRule, type Rule} from '../rule';
import {wordings} from '../wording';
import type {Wording} from '../wording/wording';

export const wordingRule = ({name, find}: Wording): Rule =>
  pageRule(name, (page) =>
    passages(page).flatMap(({line, ownWords}) => find(ownWords).map((message) => ({line, message}))),
  );

export const wordingRules: readonly Rule[] = wordings.map(wordingRule);
