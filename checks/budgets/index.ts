import {pageChecker, type Checker, type Page, type Site} from '../site';
import {limits, manyElements} from './limits';
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

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

type Measure = (outDir: string, page: Page) => number;

/** Every page must stay below `limit`; half of the docs pages must stay below `typicalLimit`. */
function sizeBudget(name: string, measure: Measure, limit: number, typicalLimit = limit): Checker {
  return {
    name,
    check({outDir, pages}: Site) {
      const measured = pages.map((page) => ({page, bytes: measure(outDir, page)}));
      const problems = measured
        .filter(({bytes}) => bytes > limit)
        .map(({page, bytes}) => `${page.path}: ${inKiB(bytes)}, at most ${inKiB(limit)} are allowed.`);
      const typical = median(measured.filter(({page}) => isDocsPage(page)).map(({bytes}) => bytes));
      if (typical > typicalLimit) {
        problems.push(`A typical docs page: ${inKiB(typical)}, at most ${inKiB(typicalLimit)} are allowed.`);
      }
      return {inspected: pages.length, problems};
    },
  };
}

export const bytesBudget = sizeBudget(
  'bytes before the reader does anything',
  bytesBeforeIntent,
  limits.bytesBeforeIntent,
  limits.typicalBytesBeforeIntent,
);

export const scriptBudget = sizeBudget(
  'script before the reader does anything',
  scriptBeforeIntent,
  limits.scriptBeforeIntent,
);

const sumOf = (outDir: string, files: readonly string[]) =>
  files.reduce((sum, file) => sum + sentBytes(outDir, file), 0);

export const stylesBudget = sizeBudget(
  'bytes of styles',
  (outDir, page) => sumOf(outDir, styleSheets(page)),
  limits.styles,
);

export const sharedStylesBudget = sizeBudget(
  'bytes of the style sheet of all pages',
  (outDir, page) => sumOf(outDir, styleSheets(page).slice(0, 1)),
  limits.sharedStyles,
);

export const hydrationBudget = sizeBudget(
  'script from the first sign of intent until the application runs',
  (outDir, page) => sumOf(outDir, applicationFiles(page)),
  limits.scriptToHydration,
  limits.typicalScriptToHydration,
);

export const applicationFilesThere = pageChecker('every page names the application’s files', (page) =>
  applicationFiles(page).length < 2
    ? ['the loader names no application; see plugins/docusaurus-internals/page-template.ts.']
    : [],
);

export const requestsBudget = pageChecker('requests before the reader does anything', (page, {outDir}) => {
  const requests = 1 + new Set(filesBeforeIntent(outDir, page)).size;
  return requests > limits.requestsBeforeIntent
    ? [`${requests} requests, at most ${limits.requestsBeforeIntent} are allowed.`]
    : [];
});

export const elementsBudget = pageChecker('elements of a page', ({path, document}) => {
  const elements = document.querySelectorAll('*').length;
  if (elements > limits.elements === path in manyElements) return [];
  return [
    path in manyElements
      ? `has only ${elements} elements; remove it from the exceptions in checks/budgets/limits.ts.`
      : `${elements} elements, at most ${limits.elements} are allowed. Split the page, or give a reason in checks/budgets/limits.ts.`,
  ];
});

export const budgetCheckers: readonly Checker[] = [
  bytesBudget,
  scriptBudget,
  requestsBudget,
  sharedStylesBudget,
  stylesBudget,
  applicationFilesThere,
  hydrationBudget,
  elementsBudget,
];
