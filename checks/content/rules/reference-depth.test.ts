import {expect, test} from 'vitest';
import {problemsOf} from '../testing';
import {referenceDepth} from './reference-depth';

const page = (kind: string, body: string) => `---\nkind: ${kind}\n---\n\n${body}\n`;
const words = (count: number) => Array.from({length: count}, (_, index) => `word${index}`).join(' ');

test('finds a short page without problems; its tables do not count', async () => {
  const table = `| ${words(400)} | b |\n|---|---|\n| ${words(400)} | d |`;
  const found = await problemsOf(referenceDepth, page('reference', `${words(10)}\n\n${table}`));
  expect(found[0]).toContain('10 words; a reference page has at least 700');
  expect(found[1]).toContain('there is no section "## <Thing> problems and fixes"');
});

test('lets a deep reference page pass, and any other kind', async () => {
  const deep = page('reference', `${words(700)}\n\n## Case problems and fixes\n\nNothing.`);
  expect(await problemsOf(referenceDepth, deep, page('guide', words(10)))).toEqual([]);
});
