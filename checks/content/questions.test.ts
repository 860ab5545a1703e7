/** The questions next to each page must name its sections. The build checks this too, but takes a minute. */
import {expect, test} from 'vitest';
import {lostQuestions, readQuestionFiles, type QuestionFile} from '../../search/build/questions';
import {expectNoProblems} from '../no-problems';
import {readSourcePages} from './source-page';

const pages = readSourcePages();

function problemsOf(file: QuestionFile): readonly string[] {
  const page = pages.find(({file: source}) => source.replace(/\.mdx$/, '.questions.yaml') === file.file);
  // The headings of a page written in code are read from the build.
  const lost = page ? lostQuestions(file, ['top', ...page.headings.map(({id}) => id)]) : [];
  return [...file.problems, ...lost];
}

test('questions name sections of their page', () => {
  const files = readQuestionFiles();
  expect(files.length).toBeGreaterThan(50);
  expectNoProblems(files.flatMap(problemsOf));
});

test('a question for a section that its page does not have is found, with its place', () => {
  const [file] = readQuestionFiles();
  const sections = [{id: 'no-such-section', line: 3, questions: ['where is it']}];
  expect(problemsOf({...file!, sections})).toEqual([expect.stringMatching(/\.questions\.yaml:3: .*no-such-section/)]);
});
