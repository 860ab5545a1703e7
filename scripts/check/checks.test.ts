import {expect, it} from 'vitest';
import {checksFor} from './checks';

const page = 'content/docs/cases/overview.mdx';
const questions = 'content/docs/cases/overview.questions.yaml';
const argsOf = (files: string[], name: string) => checksFor(files).find((check) => check.name === name)?.args;
const namesFor = (...files: string[]) => checksFor(files).map(({name}) => name);

it('reads a page as `npm test` does: its rules, its spelling, its Markdown, its route', () => {
  expect(namesFor(page, questions)).toEqual(['types', 'format', 'content', 'spelling', 'Markdown']);
  expect(argsOf([page], 'content')).toContain('config/routes.test.ts');
});

it('spells what readers see and type, and no other code', () => {
  const files = [page, questions, 'model/entities.ts', 'server/serve.ts'];
  expect(argsOf(files, 'spelling')!.slice(2)).toEqual([page, questions, 'model/entities.ts']);
});

it('runs the tests of changed code, and no content rule a second time', () => {
  expect(namesFor('server/serve.ts')).toEqual(['types', 'lint', 'format', 'unit tests']);
  expect(argsOf(['server/serve.ts'], 'unit tests')).not.toContain('--exclude');
  expect(argsOf(['model/entities.ts'], 'unit tests')).toContain('checks/content/**');
});
