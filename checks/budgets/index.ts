/** The most that a page may send to its reader. Sizes are transferred bytes, compressed with brotli. */
import {brotliCompressSync} from 'node:zlib';
import {inKiB} from '../../lib/in-kib';
import type {Checker, Page} from '../site';
import {urlsIn, applicationFiles, filesBeforeIntent, sentBytes} from './files';

const KiB = 1024;
const isDocsPage = ({path}: Page) => path.startsWith('/docs/') && !path.startsWith('/docs/category/');

type Budget = {
  name: string;
  measure: (page: Page, outDir: string) => number;
  /** The most that any page may have. */
  limit: number;
  /** The most that half of the docs pages may have. */
  typicalLimit?: number;
  show?: (amount: number) => string;
};

const budget = ({name, measure, limit, typicalLimit = Infinity, show = inKiB}: Budget): Checker => ({
  name,
  check({outDir, pages}) {
    const measured = pages.map((page) => ({page, amount: measure(page, outDir)}));
    const docs = measured.filter(({page}) => isDocsPage(page)).map(({amount}) => amount);
    const typical = docs.sort((a, b) => a - b)[Math.floor(docs.length / 2)] ?? 0;
    return [
      ...measured.map(({page, amount}) => ({what: page.path, amount, most: limit})),
      {what: 'A typical docs page', amount: typical, most: typicalLimit},
    ]
      .filter(({amount, most}) => amount > most)
      .map(({what, amount, most}) => `${what}: ${show(amount)}, at most ${show(most)} are allowed.`);
  },
});

const bytesOf = (outDir: string, files: readonly string[]) =>
  files.reduce((sum, file) => sum + sentBytes(outDir, file), 0);

/** Scripts in the page. Structured data doesn't count. */
function inlineScript({document}: Page): number {
  const scripts = document
    .querySelectorAll('script:not([src])')
    .filter((script) => !script.getAttribute('type')?.includes('json'));
  return brotliCompressSync(scripts.map(({outerHTML}) => outerHTML).join('')).length;
}

export const budgets = {
  bytes: budget({
    name: 'bytes before the reader does anything',
    measure: (page, outDir) => bytesOf(outDir, [page.file, ...filesBeforeIntent(page, outDir)]),
    limit: 38 * KiB,
    // The HTML of a docs page includes the drawer, the tasks at the top, and the end of the page.
    typicalLimit: 32 * KiB,
  }),
  script: budget({
    name: 'script before the reader does anything',
    measure: (page, outDir) => inlineScript(page) + bytesOf(outDir, urlsIn(page, 'script[src]', 'src')),
    // Includes everything that works without the application: the menu, the search dialog, the color mode, copying,
    // the current section in the contents, printing it, and the progress bar.
    limit: 5.7 * KiB,
  }),
  requests: budget({
    name: 'requests before the reader does anything',
    measure: (page, outDir) => 1 + new Set(filesBeforeIntent(page, outDir)).size,
    limit: 8,
    show: (count) => `${count} requests`,
  }),
  application: budget({
    name: 'script from the first sign of intent until the application runs',
    measure: (page, outDir) => bytesOf(outDir, applicationFiles(page)),
    limit: 130 * KiB,
    // Long pages have more text.
    typicalLimit: 124 * KiB,
  }),
  elements: budget({
    name: 'elements of a page; split one that has too many',
    measure: ({document}) => document.querySelectorAll('*').length,
    limit: 1500,
    show: (count) => `${count} elements`,
  }),
};
