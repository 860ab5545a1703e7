/** What a writer needs to know about the current page: its file, the results of the checks, its search questions. */
import {existsSync, readFileSync} from 'node:fs';
import {leftToWrite} from '../../checks/content/left-to-write';
import {readSourcePages} from '../../checks/content/read-pages';
import {describeProblem} from '../../checks/content/rule';
import {rules} from '../../checks/content/rules';
import type {SourcePage} from '../../checks/content/source-page';
import {parseQuestions, QuestionsError} from '../../search/build/questions';

export type PageReport = {
  /** Path from the project root. */
  file: string;
  /** One line per problem: place, problem, and fix. */
  problems: string[];
  questions: {heading: string; questions: string[]}[];
};

type Words = Pick<PageReport, 'problems' | 'questions'>;

function readWords(file: string): Words {
  if (!existsSync(file)) return {problems: [`${file}: write what readers type to find this page.`], questions: []};
  const source = readFileSync(file, 'utf8');
  try {
    const questions = parseQuestions(file, source).map(({id, questions: asked}) => ({heading: id, questions: asked}));
    return {problems: leftToWrite(file, source).map(describeProblem), questions};
  } catch (error) {
    if (error instanceof QuestionsError) return {problems: [...error.problems], questions: []};
    throw error;
  }
}

export async function reportOf(route: string, pages?: readonly SourcePage[]): Promise<PageReport | undefined> {
  const all = pages ?? (await readSourcePages());
  const file = all.find((page) => page.route === route)?.file;
  if (!file) return undefined;
  const words = readWords(file.replace(/\.mdx$/, '.questions.yaml'));
  // Some rules compare pages, so all pages are read to check one.
  const found = rules.flatMap(({check}) => check(all)).filter((problem) => problem.file === file);
  const unwritten = existsSync(file) ? leftToWrite(file, readFileSync(file, 'utf8')) : [];
  return {
    file,
    problems: [...found, ...unwritten].map(describeProblem).concat(words.problems),
    questions: words.questions,
  };
}
