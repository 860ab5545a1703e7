/**
 * The questions that each section answers, in `<page>.questions.yaml` next to the page: maps a heading's text (or the
 * page's title, for its introduction) to what readers type.
 */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {LineCounter, parseDocument, isMap, isScalar} from 'yaml';
import * as z from 'zod';
import {renameProduct} from '../../config/identity';
import {tokenize} from '../../src/search/engine/tokenize';

const SUFFIX = '.questions.yaml';
const FOLDERS = ['content', 'src/pages'];
const PAGES = ['mdx', 'md', 'tsx'];
const LONGEST_QUESTION = 100;

const question = z
  .string('A question is a line of text. Put it in quotes if it has a colon.')
  .trim()
  .min(2, 'A question has at least two letters.')
  .max(LONGEST_QUESTION, `A question has at most ${LONGEST_QUESTION} characters.`)
  .refine((text) => tokenize(text).length > 0, 'A question has words.');
const schema = z.record(
  z.string(),
  z.array(question, 'Write the questions of a heading as a list, one line with a dash for each.').min(1),
  'Write a heading, a colon, and a list of questions below it.',
);

export type HeadingQuestions = {heading: string; line: number; questions: string[]};
export type QuestionFile = {file: string; route: string; headings: HeadingQuestions[]};

/** One line per problem. */
export class QuestionsError extends Error {
  constructor(readonly problems: readonly string[]) {
    super(problems.join('\n'));
  }
}

const sameWords = (text: string): string => tokenize(text).join(' ');

export function parseQuestions(file: string, source: string): HeadingQuestions[] {
  const lines = new LineCounter();
  const document = parseDocument(renameProduct(source), {lineCounter: lines, prettyErrors: false});
  const at = (offset = 0) => `${file}:${lines.linePos(offset).line}`;
  if (document.errors.length > 0) {
    throw new QuestionsError(document.errors.map(({pos, message}) => `${at(pos[0])}: ${message}`));
  }
  const parsed = schema.safeParse(document.toJS() ?? {});
  if (!parsed.success) {
    throw new QuestionsError(
      parsed.error.issues.map(({path, message}) => {
        const node = document.getIn(path, true) as {range?: [number, number, number]} | undefined;
        return `${at(node?.range?.[0])}: ${message}`;
      }),
    );
  }
  const keys = isMap(document.contents) ? document.contents.items.map(({key}) => key) : [];
  return Object.entries(parsed.data).map(([heading, questions]) => {
    const key = keys.find((node) => isScalar(node) && String(node.value) === heading);
    const offset = isScalar(key) ? key.range?.[0] : undefined;
    return {heading, questions, line: lines.linePos(offset ?? 0).line};
  });
}

/** `content/docs/cases/overview.questions.yaml` → `/docs/cases/overview`. */
function routeOf(file: string): string {
  return renameProduct(`/${file.replace(/^(content|src\/pages)\//, '').slice(0, -SUFFIX.length)}`).replace(
    /\/index$/,
    '/',
  );
}

/** Reads every question file of the site. Throws a single error that lists the problems of all files. */
export function readQuestionFiles(root = '.'): QuestionFile[] {
  const problems: string[] = [];
  const files = FOLDERS.filter((folder) => existsSync(`${root}/${folder}`))
    .flatMap((folder) => readdirSync(`${root}/${folder}`, {recursive: true}).map((file) => `${folder}/${String(file)}`))
    .filter((file) => file.endsWith(SUFFIX))
    .map((file) => file.replaceAll('\\', '/'))
    .sort();
  const read = files.flatMap((file): QuestionFile[] => {
    const page = `${root}/${file.slice(0, -SUFFIX.length)}`;
    if (!PAGES.some((extension) => existsSync(`${page}.${extension}`))) {
      problems.push(`${file}: there is no page beside this file. Name it like its page.`);
    }
    try {
      return [{file, route: routeOf(file), headings: parseQuestions(file, readFileSync(`${root}/${file}`, 'utf8'))}];
    } catch (error) {
      if (!(error instanceof QuestionsError)) throw error;
      problems.push(...error.problems);
      return [];
    }
  });
  if (problems.length > 0) throw new QuestionsError(problems);
  return read;
}

/** The questions for each heading of a page, in order. Throws if the file names an unknown heading. */
export function questionsByHeading({file, headings}: QuestionFile, titles: readonly string[]): string[][] {
  const own = new Map(titles.map((title, i) => [sameWords(title), i]));
  const known = titles.map((title) => `"${title}"`).join(', ');
  const unknown = headings.filter(({heading}) => !own.has(sameWords(heading)));
  if (unknown.length > 0) {
    throw new QuestionsError(
      unknown.map(
        ({heading, line}) => `${file}:${line}: "${heading}" is not a heading of this page. Its headings are ${known}.`,
      ),
    );
  }
  const questions: string[][] = titles.map(() => []);
  for (const {heading, questions: asked} of headings) questions[own.get(sameWords(heading))!]!.push(...asked);
  return questions;
}
