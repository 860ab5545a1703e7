import {typographic} from '../../lib/typography';
import type {GlossaryTerm} from '../../model/types';

export type Occurrence = {term: GlossaryTerm; start: number; words: string};

/** Names of statuses and UI elements match only with their capitalization on screen: "On Hold", not "on hold". */
const isNameOnScreen = ({term}: GlossaryTerm): boolean => /[a-z] [A-Z]/.test(term) || /[A-Z]{2}|^Rx$/.test(term);

function forms({term: typed}: GlossaryTerm): string[] {
  const term = typographic(typed);
  const plural = /[^aeiou]y$/.test(term) ? `${term.slice(0, -1)}ies` : `${term}${/(s|x|ch)$/.test(term) ? 'es' : 's'}`;
  return [term, plural];
}

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Returns a function that finds every term in a text; if two overlap, the longer one wins. */
export function termFinder(terms: readonly GlossaryTerm[]): (text: string) => Occurrence[] {
  const byForm = new Map(
    terms.flatMap((term) => forms(term).map((form) => [form.toLowerCase(), {term, form}] as const)),
  );
  const longestFirst = [...byForm.keys()].sort((a, b) => b.length - a.length).map(escape);
  const pattern = new RegExp(`(?<![\\w-])(?:${longestFirst.join('|')})(?![\\w-])`, 'gi');
  return (text) =>
    [...text.matchAll(pattern)].flatMap(({0: words, index}) => {
      const {term, form} = byForm.get(words.toLowerCase())!;
      return isNameOnScreen(term) && words !== form ? [] : [{term, start: index, words}];
    });
}
