/** Reads the drawings in content/figures. A mistake in one is reported with its line, like any other in content/. */
import {readdirSync} from 'node:fs';
import {basename} from 'node:path';
import {isNode, LineCounter, parseDocument, type Document} from 'yaml';
import * as z from 'zod';
import {readText} from '../../lib/pages';
import {UserError} from '../../lib/user-error';
import {caseProblems} from '../../model/cases/problems';
import {unknown} from '../model-components/resolver';

const MARKS = [
  ...['bad', 'badge', 'button', 'good', 'icon', 'info'],
  ...['input', 'open', 'primary', 'qr', 'shade', 'strong', 'warn'],
];
const PROBLEMS = caseProblems.map(({name}) => name);

/** Text with marks, such as `Case 10482 <info Live>`, and callouts (src/components/Figure/Picture.tsx). */
const text = z.string().superRefine((words, context) => {
  for (const [, mark = '', content = ''] of words.matchAll(/<(\w+) ?([^>]*)>/g)) {
    if (!MARKS.includes(mark)) context.addIssue(unknown('mark', mark, MARKS).message);
    if (mark === 'icon' && !PROBLEMS.includes(content)) context.addIssue(unknown('problem', content, PROBLEMS).message);
  }
});

/** Labels and their values, in order. */
const pairs = z.record(text, text);

const part = z.strictObject({
  fields: pairs.optional(),
  /** Fields whose values are large: what a screen counts. */
  numbers: pairs.optional(),
  /** Editable fields. */
  form: pairs.optional(),
  tabs: z.array(text).optional(),
  /** A row of buttons, filters, or badges, or a line of text; the others are the same in color. */
  panel: text.optional(),
  info: text.optional(),
  warn: text.optional(),
  /** Lists of parts side by side, stacked on a narrow screen. */
  get columns() {
    return z.array(z.array(part)).optional();
  },
  /** One line per row, cells separated by `|`; the first is the header; `>` starts the selected row, and `=` a total. */
  table: text.optional(),
  /** Boxes and arrows (`→ label`). Boxes in one item share a position. */
  flow: z.array(z.union([text, pairs])).optional(),
  /** Numbered stages in their order. `Pack #stage-2-pack-the-box` leads to that section of the page. */
  steps: pairs.optional(),
});

const schema = z.strictObject({
  /** Text alternative for readers who can't see the picture. */
  alt: z.string(),
  /** What each callout in the picture means, in order starting with a. */
  callouts: z.array(z.string()),
  /** The screen's menu path, or the open record. Diagrams have none. */
  title: text.optional(),
  /** Shown at the end of the title bar. */
  actions: text.optional(),
  picture: z.array(part),
});

export type Drawing = z.infer<typeof schema>;
export type Part = z.infer<typeof part>;
export type Pairs = z.infer<typeof pairs>;

/** Every value is a string: 117 is a pan number, and `On` is a word on a screen. */
const OPTIONS = {schema: 'failsafe'} as const;

type Path = readonly PropertyKey[];
type Mistake = {path: Path; message: string};

function mistakesOf({path, ...issue}: z.core.$ZodIssue): Mistake[] {
  if (issue.code === 'unrecognized_keys') {
    const known = Object.keys(path.length > 0 ? part.shape : schema.shape);
    return issue.keys.map((key) => ({path: [...path, key], message: unknown('part', key, known).message}));
  }
  if (issue.code === 'custom') return [{path, message: issue.message}];
  if (issue.code === 'invalid_key') return issue.issues.map(({message}) => ({path, message}));
  if (issue.code !== 'invalid_union') return [{path, message: `"${path.join('.')}": ${issue.message}`}];
  // The writer meant one of the forms: most likely the one whose mistake is deepest.
  const inside = issue.errors.flat().flatMap(mistakesOf);
  const [deepest] = inside.sort((a, b) => b.path.length - a.path.length);
  return deepest ? [{path: [...path, ...deepest.path], message: deepest.message}] : [];
}

/** The offset of a value, or of its parent if the value is missing. */
function offsetOf(document: Document, path: Path): number {
  const node = document.getIn(path as string[], true);
  if (isNode(node) && node.range) return node.range[0];
  return path.length > 0 ? offsetOf(document, path.slice(0, -1)) : 0;
}

export function readDrawing(file: string, source = readText(file)): Drawing {
  const lines = new LineCounter();
  const document = parseDocument(source, {...OPTIONS, lineCounter: lines, prettyErrors: false});
  const [broken] = document.errors;
  const {data, error} = schema.safeParse(broken ? undefined : document.toJS());
  if (data) return data;
  const problems = broken
    ? [{offset: broken.pos[0], message: broken.message}]
    : error.issues.flatMap(mistakesOf).map(({path, message}) => ({offset: offsetOf(document, path), message}));
  throw new UserError(
    problems.map(({offset, message}) => `${file}:${lines.linePos(offset).line}: ${message}`).join('\n'),
  );
}

const FOLDER = 'content/figures';

/** The file of every drawing, by name. Read again each time, so that the development server finds new ones. */
export function findDrawings(): Readonly<Record<string, string>> {
  const files = readdirSync(FOLDER).filter((file) => file.endsWith('.yaml'));
  return Object.fromEntries(files.sort().map((file) => [basename(file, '.yaml'), `${FOLDER}/${file}`]));
}
