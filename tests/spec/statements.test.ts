/** Every statement of the specification has a test, and every numbered test names a statement. */
import {readFileSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {statements} from './statements';

const TITLE = /\b(?:\w*[tT]est|it)\(\s*['"`](\d+\.\d+)\b/g;

function numbersIn(source: string): string[] {
  return [...source.matchAll(TITLE)].map((match) => match[1]!);
}

const testFiles = ['tests', 'src', 'config', 'plugins'].flatMap((folder) =>
  readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.(spec|test)\.tsx?$/.test(file))
    .map((file) => join(folder, file)),
);
const tested = new Set(testFiles.flatMap((file) => numbersIn(readFileSync(file, 'utf8'))));

describe('the specification', () => {
  it.each(Object.entries(statements))('statement %s has a test: %s', (number) => {
    expect(tested).toContain(number);
  });

  it('has no test with a number that no statement has', () => {
    expect([...tested].filter((number) => !(number in statements))).toEqual([]);
  });

  it('finds the number of a test by its title', () => {
    expect(numbersIn("test('2.5 the home page opens', …); it(`9.20 says 2025`); test('other')")).toEqual([
      '2.5',
      '9.20',
    ]);
  });
});
