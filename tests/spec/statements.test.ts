/** Every statement of the specification is named by the title of a test, and every number in a title is a statement. */
import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {filesBelow} from '../../lib/files';

const TITLE = /(?:test|it|step|\wTest)(?:\.\w+)*\(\s*['"`]((?:\d+\.\d+,? )+)/g;

test('every statement has a test, and every numbered test a statement', () => {
  const statements = [...readFileSync('tests/spec/statements.md', 'utf8').matchAll(/^- (\d+\.\d+):/gm)];
  const files = ['tests', 'search', 'src', 'checks', 'config'].flatMap((folder) =>
    filesBelow(folder).map((file) => `${folder}/${file}`),
  );
  const titles = files
    .filter((file) => /\.(test|spec)\.tsx?$/.test(file))
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(TITLE)].flatMap(([, ids]) => ids!.match(/[\d.]+/g)!));
  expect([...new Set(titles)].toSorted()).toEqual(statements.map(([, id]) => id!).toSorted());
});
