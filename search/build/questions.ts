/**
 * The questions that each section answers, in `<page>.questions.yaml` next to the page: maps the id of a section (or
 * `top`, for the opening of the page) to what readers type. A section for dental offices or for labs that
 * choose a system has its questions below `audience: office` or `audience: buyer`, which also holds for the sections in it. A heading keeps its id when it is renamed.
 */
import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {isMap, LineCounter, parseDocument, type Scalar} from 'yaml';
import * as z from 'zod';
import {didYouMean} from '../../lib/did-you-mean';
import {filesBelow} from '../../lib/files';
import {readFrontMatter, readText, routeOf} from '../../lib/pages';
import {tokenize} from '../engine/words';

const SUFFIX = '.questions.yaml';
const FOLDERS = ['content', 'src/pages'];
const PAGES = ['.mdx', '.tsx'];
const LONGEST_QUESTION = 100;

const question = z
  .string('A question is a line of text. Put it in quotes if it has a colon.')
  .trim()
  .min(2, 'A question has at least two letters.')
  .max(LONGEST_QUESTION, `A question has at most ${LONGEST_QUESTION} characters.`)
  .refine((text) => tokenize(text).length > 0, 'A question has words.');
const LIST = 'Write the questions of a section as a list, one line with a dash for each.';
const section = z.strictObject(
  {
    questions: z.array(question, LIST).min(1),
    audience: z.enum(['office', 'buyer'], 'An audience is office or buyer.').optional(),
  },
  LIST,
);
const schema = z.record(
  z.string(),
  z.preprocess((list) => (Array.isArray(list) ? {questions: list} : list), section),
  "Write a section's id, a colon, and a list of questions below it.",
);

export type SectionQuestions = z.infer<typeof section> & {id: string; line: number};
/** `mistakes`: one line each, with the place. */
export type QuestionFile = {file: string; route: string; sections: SectionQuestions[]; mistakes: string[]};

/** Names the opening of a page, which has no heading of its own. */
const TOP = 'top';

export function parseQuestions(file: string, source: string): QuestionFile {
  const lines = new LineCounter();
  const document = parseDocument(source, {lineCounter: lines, prettyErrors: false});
  const lineOf = (node: unknown) => lines.linePos((node as Partial<Scalar> | undefined)?.range?.[0] ?? 0).line;
  const syntax = document.errors.map(({pos, message}) => `${file}:${lines.linePos(pos[0]).line}: ${message}`);
  const parsed = schema.safeParse(syntax.length > 0 ? {} : (document.toJS() ?? {}));
  const issues = parsed.error?.issues ?? [];
  const nodeAt = (path: readonly PropertyKey[]) =>
    document.getIn(path, true) ??
    document.getIn(
      path.filter((key) => key !== 'questions'),
      true,
    );
  const mistakes = issues.map(({path, message}) => `${file}:${lineOf(nodeAt(path))}: ${message}`);
  const keys = isMap(document.contents) ? document.contents.items.map(({key}) => key) : [];
  const sections = Object.entries(parsed.data ?? {}).map(([id, own]) => {
    return {id, ...own, line: lineOf(keys.find((key) => String(key) === id))};
  });
  return {file, route: routeOf(file), sections, mistakes: [...syntax, ...mistakes]};
}

/** Reads every question file of the site. */
export function readQuestionFiles(root = '.'): QuestionFile[] {
  return FOLDERS.filter((folder) => existsSync(`${root}/${folder}`))
    .flatMap((folder) => filesBelow(`${root}/${folder}`).map((file) => `${folder}/${file}`))
    .filter((file) => file.endsWith(SUFFIX))
    .sort()
    .map((file) => {
      const read = parseQuestions(file, readText(join(root, file)));
      const name = join(root, file.slice(0, -SUFFIX.length));
      const page = PAGES.map((ending) => name + ending).find((path) => existsSync(path));
      if (!page) read.mistakes.push(`${file}: there is no page beside this file. Name it like its page.`);
      if (!page?.endsWith('.mdx')) return read;
      return {...read, route: routeOf(file, readFrontMatter(page, readText(page)).slug)};
    });
}

/** The name of a section in these files. */
export const idOf = ({anchor}: {anchor: string}): string => anchor || TOP;

/** A mistake for each section of the file that its page, with sections of these ids, doesn't have. */
export function lostQuestions({file, sections}: QuestionFile, ids: readonly string[]): string[] {
  const lost = sections.filter(({id}) => !ids.includes(id));
  return lost.map(
    ({id, line}) =>
      `${file}:${line}: no section of this page has the id "${id}".${didYouMean(id, ids)} Its ids are ${ids.join(', ')}.`,
  );
}
