import {pageChecker, type Checker, type Page} from '../site';
import {limits} from './limits';
import {
  applicationFiles,
  bytesBeforeIntent,
  filesBeforeIntent,
  scriptBeforeIntent,
  sentBytes,
  styleSheets,
} from './weigh';

const inKiB = (bytes: number) => `${(bytes / 1024).toFixed(1)} KiB`;
const isDocsPage = ({path}: Page) => path.startsWith('/docs/') && !path.startsWith('/docs/category/');

type Measure = (outDir: string, page: Page) => number;

/** Every page must stay below `limit`; half of the docs pages must stay below `typicalLimit`. */
const sizeBudget = (name: string, measure: Measure, limit: number, typicalLimit = limit): Checker => ({
  name,
  check({outDir, pages}) {
    const measured = pages.map((page) => ({page, bytes: measure(outDir, page)}));
    const over = (what: string, bytes: number, most: number) =>
      bytes > most ? [`${what}: ${inKiB(bytes)}, at most ${inKiB(most)} are allowed.`] : [];
    const docs = measured.filter(({page}) => isDocsPage(page)).map(({bytes}) => bytes);
    const typical = docs.sort((a, b) => a - b)[Math.floor(docs.length / 2)] ?? 0;
    const problems = [
      ...measured.flatMap(({page, bytes}) => over(page.path, bytes, limit)),
      ...over('A typical docs page', typical, typicalLimit),
    ];
    return {inspected: pages.length, problems};
  },
});

const sumOf = (outDir: string, files: readonly string[]) =>
  files.reduce((sum, file) => sum + sentBytes(outDir, file), 0);

export const budgets = {
  bytes: sizeBudget(
    'bytes before the reader does anything',
    bytesBeforeIntent,
    limits.bytesBeforeIntent,
    limits.typicalBytesBeforeIntent,
  ),
  script: sizeBudget('script before the reader does anything', scriptBeforeIntent, limits.scriptBeforeIntent),
  requests: pageChecker('requests before the reader does anything', (page, {outDir}) => {
    const requests = 1 + new Set(filesBeforeIntent(outDir, page)).size;
    return requests > limits.requestsBeforeIntent
      ? [`${requests} requests, at most ${limits.requestsBeforeIntent} are allowed.`]
      : [];
  }),
  sharedStyles: sizeBudget(
    'bytes of the style sheet of all pages',
    (outDir, page) => sumOf(outDir, styleSheets(page).slice(0, 1)),
    limits.sharedStyles,
  ),
  application: sizeBudget(
    'script from the first sign of intent until the application runs',
    (outDir, page) => sumOf(outDir, applicationFiles(page)),
    limits.scriptToHydration,
    limits.typicalScriptToHydration,
  ),
  elements: pageChecker('elements of a page', ({document}) => {
    const elements = document.querySelectorAll('*').length;
    return elements > limits.elements
      ? [`${elements} elements, at most ${limits.elements} are allowed. Split the page.`]
      : [];
  }),
};

export const budgetCheckers: readonly Checker[] = Object.values(budgets);
