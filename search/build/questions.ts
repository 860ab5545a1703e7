/**
 * The questions that each section answers, in `<page>.questions.yaml` next to the page: maps the id of a section (or
 * `top`, for the opening of the page) to what readers type. A heading keeps its id when it is renamed.
 */
import {existsSync, readdirSync} from 'node:fs';
import {LineCounter, parseDocument, isMap, isScalar} from 'yaml';
import * as z from 'zod';
import {didYouMean} from '../../lib/did-you-mean';
import {readText, routeOf} from '../../lib/pages';
import {tokenize} from '../engine/words';

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
  z.array(question, 'Write the questions of a section as a list, one line with a dash for each.').min(1),
  "Write a section's id, a colon, and a list of questions below it.",
);

export type SectionQuestions = {id: string; line: number; questions: string[]};
export type QuestionFile = {file: string; route: string; sections: SectionQuestions[]};

/** Names the opening of a page, which has no heading of its own. */
export const TOP = 'top';

/** One line per problem. */
export class QuestionsError extends Error {
  constructor(readonly problems: readonly string[]) {
    super(problems.join('\n'));
  }
}

export function parseQuestions(file: string, source: string): SectionQuestions[] {
  const lines = new LineCounter();
  const document = parseDocument(source, {lineCounter: lines, prettyErrors: false});
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
  return Object.entries(parsed.data).map(([id, questions]) => {
    const key = keys.find((node) => isScalar(node) && String(node.value) === id);
    const offset = isScalar(key) ? key.range?.[0] : undefined;
    return {id, questions, line: lines.linePos(offset ?? 0).line};
  });
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
      return [{file, route: routeOf(file), sections: parseQuestions(file, readText(`${root}/${file}`))}];
    } catch (error) {
      if (!(error instanceof QuestionsError)) throw error;
      problems.push(...error.problems);
      return [];
    }
  });
  if (problems.length > 0) throw new QuestionsError(problems);
  return read;
}

/** The questions for each section of a page, in order. Throws if the file names a section that the page doesn't have. */
export function questionsBySection({file, sections}: QuestionFile, anchors: readonly string[]): string[][] {
  const ids = anchors.map((anchor) => anchor || TOP);
  const unknown = sections.filter(({id}) => !ids.includes(id));
  if (unknown.length > 0) {
    throw new QuestionsError(
      unknown.map(
        ({id, line}) =>
          `${file}:${line}: no section of this page has the id "${id}".${didYouMean(id, ids)} Its ids are ${ids.join(', ')}.`,
      ),
    );
  }
  return ids.map((id) => sections.find((section) => section.id === id)?.questions ?? []);
}
