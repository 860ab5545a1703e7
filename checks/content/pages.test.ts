/** Applies every rule to every page. A failure lists what to change, and where. */
import {expect, test} from 'vitest';
import {filesBelow} from '../../lib/files';
import {readPages, readText} from '../../lib/pages';
import {expectNoMistakes} from '../no-mistakes';
import {rules} from './rules';
import {parseSource} from './source-page';

const pages = readPages().map(parseSource);

test.each(rules)('$name', ({check}) => {
  expectNoMistakes(check(pages));
});

/** Placeholders that `npm run new` leaves for the writer, in a page or in its questions. */
const leftToWrite = (file: string, text: string): string[] =>
  text.split('\n').flatMap((line, i) => {
    const [, task] = /\bTODO\b\s*([^*]*)/.exec(line) ?? [];
    return task === undefined ? [] : [`${file}:${i + 1}: still to write: "${task.trim()}"`];
  });

test('nothing is left to write', () => {
  const page = '# Return visits\n\nTODO Answer the title.\n\n**TODO The symptom.** What to do.';
  expect(leftToWrite('page.mdx', page)).toEqual([
    'page.mdx:3: still to write: "Answer the title."',
    'page.mdx:5: still to write: "The symptom."',
  ]);
  const files = ['content', 'src/pages']
    .flatMap((folder) => filesBelow(folder).map((file) => `${folder}/${file}`))
    .filter((file) => /\.(mdx|questions\.yaml)$/.test(file));
  expectNoMistakes(files.flatMap((file) => leftToWrite(file, readText(file))));
});
