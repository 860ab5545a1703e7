import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {sourceFiles} from '../../scripts/build/fingerprint';
import {expectNoProblems} from '../no-problems';
import {leftToWrite} from './left-to-write';
import {describeProblem} from './rule';

it('names what a template left, with its line', () => {
  const page = '# Return visits\n\nTODO Answer the title.\n\n**TODO The symptom.** What to do.';
  expect(leftToWrite('content/docs/page.mdx', page).map(describeProblem)).toEqual([
    'content/docs/page.mdx:3: still to write: "Answer the title."',
    'content/docs/page.mdx:5: still to write: "The symptom."',
  ]);
});

it('finds nothing in the pages and their questions', () => {
  const files = sourceFiles(['content', 'src/pages']).filter((file) => /\.(mdx|questions\.yaml)$/.test(file));
  expect(files.length).toBeGreaterThan(100);
  expectNoProblems(files.flatMap((file) => leftToWrite(file, readFileSync(file, 'utf8'))).map(describeProblem));
});
