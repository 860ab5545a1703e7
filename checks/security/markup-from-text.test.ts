/** None of our source turns text into markup or code: data from an index, a query, storage, or a URL stays text. */
import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {sourceFiles} from '../../scripts/build/fingerprint';

const SINKS =
  /\bdangerouslySetInnerHTML\b|\.(innerHTML|outerHTML|srcdoc)\s*=|\binsertAdjacentHTML\(|\bdocument\.write|\bcreateContextualFragment\(|\bparseFromString\(|\beval\(|\bnew Function\(/;

/** An empty string can't produce markup; React then keeps the server-rendered content. */
const KEEPS_SERVED = "dangerouslySetInnerHTML={{__html: ''}}";

const findSinks = (source: string) =>
  source.split('\n').flatMap((line, i) => (SINKS.test(line.replace(KEEPS_SERVED, '')) ? [i + 1] : []));

it.each([
  '<p dangerouslySetInnerHTML={{__html: hit.content}} />',
  'box.innerHTML = text;',
  'document.write(text)',
  'new Function(text)()',
])('would find %s', (line) => {
  expect(findSinks(`const a = 1;\n${line}`)).toEqual([2]);
});

it('lets an element keep what was served', () => {
  expect(findSinks("<p dangerouslySetInnerHTML={{__html: ''}} />")).toEqual([]);
});

it('finds none in the sources that reach the browser', () => {
  const files = sourceFiles(['src']).filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file));
  expect(files.length).toBeGreaterThan(100);
  expect(files.flatMap((file) => findSinks(readFileSync(file, 'utf8')).map((line) => `${file}:${line}`))).toEqual([]);
});
