/** Every statement of the specification has a test, and every numbered test names a statement. */
import {readFileSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import ts from 'typescript';
import {describe, expect, it} from 'vitest';
import {statements} from './statements';

const TEST_FUNCTION = /^(\w*[tT]est(\.step)?|it(\.each\(.*\))?)$/s;
const LEFT_OUT = /\.(skip|fixme)$/;

/** The numbers at the start of test and step titles that run; comments and other strings don't count. */
function numbersIn(source: string): string[] {
  const numbers: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const called = node.expression.getText();
      if (LEFT_OUT.test(called)) return;
      const title = node.arguments[0]?.getText() ?? '';
      const listed = TEST_FUNCTION.test(called) && /^['"`](\d+\.\d+(?:, \d+\.\d+)*)\b/.exec(title)?.[1];
      if (listed) numbers.push(...listed.split(', '));
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('test.tsx', source, ts.ScriptTarget.Latest, true));
  return numbers;
}

const testFiles = ['tests', 'src', 'search', 'config', 'plugins'].flatMap((folder) =>
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

  it('finds the numbers of tests and of their steps by their titles', () => {
    expect(
      numbersIn(
        "test('2.5 the home page opens', run); it(`9.20 says ${year}`); test('other', () => test.step('2.6 a', run)); hostedTest('4.1, 9.8 b', run)",
      ),
    ).toEqual(['2.5', '9.20', '2.6', '4.1', '9.8']);
  });

  it('counts no test that is commented out, skipped or quoted, nor its steps', () => {
    expect(
      numbersIn(
        "// test('2.5 a')\n/* test('2.6 b') */ test.skip('2.7 c', () => test.step('2.9 e', run)); const sample = `test('2.8 d')`;",
      ),
    ).toEqual([]);
  });
});
