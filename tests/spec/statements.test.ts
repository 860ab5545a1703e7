/** Every statement of the specification has a test, and every numbered test names a statement. */
import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {filesBelow} from '../../lib/files';
import {statements} from './statements';

const TITLE = /\b(?:it|\w*[tT]est|test\.step|each\([^]*?\))\(\s*['"`](\d+\.\d+(?:, \d+\.\d+)*)\b/g;

const titled = ['tests', 'src', 'search', 'config', 'plugins'].flatMap((folder) =>
  filesBelow(folder)
    .filter((file) => /\.(spec|test)\.tsx?$/.test(file))
    .flatMap((file) => [...readFileSync(`${folder}/${file}`, 'utf8').matchAll(TITLE)])
    .flatMap(([, numbers = '']) => numbers.split(', ')),
);

it('every statement has a test, and every numbered test a statement', () => {
  expect([...new Set(titled)].sort()).toEqual(Object.keys(statements).sort());
});
