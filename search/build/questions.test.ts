import {mkdtemp, mkdir, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {lostQuestions, parseQuestions, readQuestionFiles} from './questions';

const FILE = 'content/docs/cases/overview.questions.yaml';
const SOURCE = `top:
  - what is a job here
put-a-case-on-hold:
  - pause a crown
  - "waiting on the doctor: stop the clock"
`;

describe('a question file', () => {
  it('gives each section its questions and says where it is', () => {
    expect(parseQuestions(FILE, SOURCE)).toMatchObject({
      sections: [
        {id: 'top', line: 1, questions: ['what is a job here']},
        {id: 'put-a-case-on-hold', line: 3, questions: ['pause a crown', 'waiting on the doctor: stop the clock']},
      ],
      mistakes: [],
    });
  });

  it('may say that a section is for dental offices', () => {
    const source = 'top:\n  audience: office\n  questions:\n    - where is my case\n';
    expect(parseQuestions(FILE, source)).toMatchObject({
      sections: [{id: 'top', audience: 'office', questions: ['where is my case']}],
      mistakes: [],
    });
  });

  it('may be empty', () => {
    expect(parseQuestions(FILE, '# to be written\n')).toMatchObject({sections: [], mistakes: []});
  });

  it.each([
    ['top: one question\n', `${FILE}:1: Write the questions of a section as a list`],
    ['top:\n  - ok\ngo-live:\n  - why: not\n', `${FILE}:4: A question is a line of text`],
    ['top:\n  - ok\ntop:\n  - again\n', `${FILE}:3: Map keys must be unique`],
    ['top:\n  audience: labs\n  questions:\n    - ok\n', `${FILE}:2: An audience is office or buyer.`],
    ['- a list\n', `${FILE}:1: Write a section's id, a colon`],
    ['top:\n  - "…"\n', `${FILE}:2: A question has`],
  ])('is refused for %j', (source, message) => {
    expect(parseQuestions(FILE, source).mistakes[0]).toContain(message);
  });

  it('is refused for a section that its page does not have, with those that it has', () => {
    const file = parseQuestions(FILE, SOURCE);
    expect(lostQuestions(file, ['top', 'put-a-case-on-hold'])).toEqual([]);
    expect(lostQuestions(file, ['top', 'hold-a-case'])).toEqual([
      `${FILE}:3: no section of this page has the id "put-a-case-on-hold". Did you mean "hold-a-case"? Its ids are top, hold-a-case.`,
    ]);
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
    await write('content/docs/cases/overview.mdx', '---\ntitle: Cases\n---\n');
    await write(FILE, SOURCE);
    await write('src/pages/index.tsx');
    await write('src/pages/index.questions.yaml', 'top:\n  - start page\n');
    expect(readQuestionFiles(root).map(({route}) => route)).toEqual(['/docs/cases/overview', '/']);
  });

  it('have the route of a page with a slug', async () => {
    await write('content/docs/cases/overview.mdx', '---\nslug: all-about-cases\n---\n');
    await write(FILE, SOURCE);
    expect(readQuestionFiles(root)[0]).toMatchObject({route: '/docs/cases/all-about-cases', mistakes: []});
  });

  it('are refused without a page', async () => {
    await write(FILE, SOURCE);
    expect(readQuestionFiles(root)[0]!.mistakes[0]).toMatch(/^content\/.*: there is no page beside this file/);
  });
});
