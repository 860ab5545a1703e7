import {randomBytes} from 'node:crypto';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {siteOf} from '../built/testing';
import type {Checker} from '../site';
import {budgets} from './index';

const KiB = 1024;
const DOCS_PAGE = 'docs/cases/overview/index.html';
let outDir: string;
beforeEach(() => void (outDir = mkdtempSync(join(tmpdir(), 'budgets-'))));
afterEach(() => rmSync(outDir, {recursive: true}));

/** A file's text, or just its compressed size in bytes if the text doesn't matter. */
type File = string | number;

async function mistakes(checker: Checker, files: Record<string, File>): Promise<string[]> {
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(outDir, file)), {recursive: true});
    writeFileSync(join(outDir, file), typeof content === 'string' ? content : '');
    if (typeof content === 'number') writeFileSync(join(outDir, `${file}.br`), Buffer.alloc(content));
  }
  const texts = Object.entries(files).map(([file, content]) => [file, String(content)]);
  return checker.check(siteOf(Object.fromEntries(texts), outDir));
}

describe('the budget of bytes before intent', () => {
  const page = '<link rel="stylesheet" href="/a.css"><img src="/late.svg" loading="lazy"><img src="/early.svg">';
  const pictures = {'late.svg': 99 * KiB, 'early.svg': KiB};

  it('counts the page, its styles, what they name, and its pictures, but not those that come late', async () => {
    const styles = '@font-face{src:url(/a.woff2)}b{background:url("data:image/svg+xml,<a>")}';
    const files = {'index.html': page, 'a.css': styles, ...pictures};
    expect(await mistakes(budgets.bytes, {...files, 'a.woff2': 36 * KiB})).toEqual([]);
    expect(await mistakes(budgets.bytes, {...files, 'a.woff2': 40 * KiB})).toEqual([
      '/: 41.2 KiB, at most 38.0 KiB are allowed.',
    ]);
  });

  it('is lower for a typical docs page', async () => {
    expect(await mistakes(budgets.bytes, {[DOCS_PAGE]: page, 'a.css': 28 * KiB, ...pictures})).toEqual([]);
    expect(await mistakes(budgets.bytes, {[DOCS_PAGE]: page, 'a.css': 34 * KiB, ...pictures})).toEqual([
      'A typical docs page: 35.1 KiB, at most 32.0 KiB are allowed.',
    ]);
  });
});

describe('the budget of script before intent', () => {
  /** Text that compresses to about its length in bytes. */
  const incompressible = (bytes: number) => randomBytes(bytes).toString('base64url');

  it('counts scripts in the page, but no data', async () => {
    const data = `<script type="application/ld+json">"${incompressible(6 * KiB)}"</script>`;
    expect(await mistakes(budgets.script, {'index.html': `<script>start()</script>${data}`})).toEqual([]);
    const script = `<script>"${incompressible(6 * KiB)}"</script>`;
    expect(await mistakes(budgets.script, {'index.html': script})).toHaveLength(1);
  });

  it('counts files', async () => {
    const page = '<script src="/a.js" defer></script>';
    expect(await mistakes(budgets.script, {'index.html': page, 'a.js': 3 * KiB})).toEqual([]);
    expect(await mistakes(budgets.script, {'index.html': page, 'a.js': 6 * KiB})).toHaveLength(1);
  });
});

describe('the budget of requests', () => {
  it('counts the page and each file once', async () => {
    const images = (count: number) => Array.from({length: count}, (_, index) => `<img src="/${index}.svg">`).join('');
    expect(await mistakes(budgets.requests, {'index.html': `${images(7)}<img src="/0.svg">`})).toEqual([]);
    expect(await mistakes(budgets.requests, {'index.html': images(8)})).toEqual([
      '/: 9 requests, at most 8 requests are allowed.',
    ]);
  });
});

it('finds too much script in all files that the loader names', async () => {
  const page = '<script data-scripts="/runtime.js /main.js" data-chunks="/page.js">start()</script>';
  const files = {'index.html': page, 'runtime.js': 3 * KiB, 'main.js': 110 * KiB};
  expect(await mistakes(budgets.application, {...files, 'page.js': 15 * KiB})).toEqual([]);
  expect(await mistakes(budgets.application, {...files, 'page.js': 28 * KiB})).toHaveLength(1);
});

it('finds a page with too many elements', async () => {
  const long = '<p></p>'.repeat(1501);
  expect(await mistakes(budgets.elements, {[DOCS_PAGE]: long, 'docs/cases/search/index.html': '<p></p>'})).toEqual([
    '/docs/cases/overview: 1501 elements, at most 1500 elements are allowed.',
  ]);
});
