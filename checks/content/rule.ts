import type {SourcePage} from './source-page';

/** What a writer must change: the location, the problem, and the fix. */
export type Problem = {file: string; line: number; message: string};

export type PageProblem = Omit<Problem, 'file'>;

export type Rule = {name: string; check: (pages: readonly SourcePage[]) => Problem[]};

/** A rule that looks at one page at a time. */
export function pageRule(name: string, check: (page: SourcePage) => PageProblem[]): Rule {
  return {
    name,
    check: (pages) => pages.flatMap((page) => check(page).map((problem) => ({file: page.file, ...problem}))),
  };
}

type Passage = {file: string; line: number; text: string};

/** Reports each passage that repeats an earlier one; `message` gets the location of the earlier one. */
export function repeatProblems(
  passages: readonly Passage[],
  message: (text: string, place: string) => string,
): Problem[] {
  const first = new Map<string, string>();
  return passages.flatMap(({file, line, text}) => {
    const words = text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}$%]+/gu, ' ')
      .trim();
    const known = first.get(words);
    if (known === undefined) first.set(words, `${file}:${line}`);
    return known === undefined ? [] : [{file, line, message: message(text, known)}];
  });
}

export const describeProblem = ({file, line, message}: Problem): string => `${file}:${line}: ${message}`;
