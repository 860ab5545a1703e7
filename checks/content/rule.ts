import type {SourcePage} from './source-page';

/** What a writer must change: the place, the problem and the fix. */
export type Problem = {file: string; line: number; message: string};

export type Rule = {name: string; check: (pages: readonly SourcePage[]) => Problem[]};

/** A rule that looks at one page at a time. */
export function pageRule(name: string, check: (page: SourcePage) => Omit<Problem, 'file'>[]): Rule {
  return {
    name,
    check: (pages) => pages.flatMap((page) => check(page).map((problem) => ({file: page.file, ...problem}))),
  };
}

export const describeProblem = ({file, line, message}: Problem): string => `${file}:${line}: ${message}`;
