import {mkdtemp, mkdir, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {parseQuestions, questionsByHeading, readQuestionFiles} from './questions';

const FILE = 'content/docs/cases/overview.questions.yaml';
const SOURCE = `Cases:
  - what is a job here
Put a case on hold:
  - pause a crown
  - "waiting on the doctor: stop the clock"
`;

describe('a question file', () => {
  it('gives each heading its questions and says where it stands', () => {
    expect(parseQuestions(FILE, SOURCE)).toEqual([
      {heading: 'Cases', line: 1, questions: ['what is a job here']},
      {heading: 'Put a case on hold', line: 3, questions: ['pause a crown', 'waiting on the doctor: stop the clock']},
    ]);
  });

  it('may be empty', () => expect(parseQuestions(FILE, '# to be written\n')).toEqual([]));

  it.each([
    ['Cases: one question\n', `${FILE}:1: Write the questions of a heading as a list`],
    ['Cases:\n  - ok\nGo live:\n  - why: not\n', `${FILE}:4: A question is a line of text`],
    ['Cases:\n  - ok\nCases:\n  - again\n', `${FILE}:3: Map keys must be unique`],
    ['- a list\n', `${FILE}:1: Write a heading, a colon`],
    ['Cases:\n  - "…"\n', `${FILE}:2: A question has`],
  ])('is refused for %j', (source, message) => {
    expect(() => parseQuestions(FILE, source)).toThrow(message);
  });
});

describe('the questions of a page', () => {
  const file = {file: FILE, route: '/docs/cases/overview', headings: parseQuestions(FILE, SOURCE)};

  it('go to its headings, whatever the punctuation', () => {
    expect(questionsByHeading(file, ['Cases', 'Go live', 'Put a case on “hold”'])).toEqual([
      ['what is a job here'],
      [],
      ['pause a crown', 'waiting on the doctor: stop the clock'],
    ]);
  });

  it('are refused for a heading that it does not have, with those that it has', () => {
    expect(() => questionsByHeading(file, ['Cases', 'Hold a case'])).toThrow(
      `${FILE}:3: "Put a case on hold" is not a heading of this page. Its headings are "Cases", "Hold a case".`,
    );
  });
});

describe('the question files of a site', () => {
  let root: string;
  beforeEach(async () => void (root = await mkdtemp(join(tmpdir(), 'questions-'))));
  afterEach(() => rm(root, {recursive: true}));

  async function write(file: string, text = '') {
    await mkdir(dirname(join(root, file)), {recursive: true});
    await writeFile(join(root, file), text);
  }

  it('lie beside their pages', async () => {
    await write('content/docs/cases/overview.mdx');
    await write(FILE, SOURCE);
    await write('src/pages/index.tsx');
    await write('src/pages/index.questions.yaml', 'Home:\n  - start page\n');
    expect(readQuestionFiles(root).map(({route}) => route)).toEqual(['/docs/cases/overview', '/']);
  });

  it('are refused all at once', async () => {
    await write(FILE, SOURCE);
    await write('content/guides/a.mdx');
    await write('content/guides/a.questions.yaml', 'A: b\n');
    expect(() => readQuestionFiles(root)).toThrow(
      /overview\.questions\.yaml: there is no page beside this file.*\n.*a\.questions\.yaml:1: Write the questions/,
    );
  });
});
