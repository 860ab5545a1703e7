/**
 * Measures how far readers scroll: height, first heading, first table, and line length of every page.
 *
 *   npx tsx bench/layout/run.ts [folder of a built site]
 *
 * Prints one table. Pages are measured without JavaScript, as served.
 */
import {resolve} from 'node:path';
import {sentBytes} from '../../checks/budgets/weigh';
import {readSite, type Page as BuiltPage} from '../../checks/site';
import {findBrowser} from '../../scripts/test/browsers';
import {median} from '../site/measure/browser';
import {serveFolder} from '../site/serve';
import {table} from '../table';
import {chromium, type Page} from '@playwright/test';

const SCREENS = [
  {width: 1280, height: 900},
  {width: 390, height: 844},
] as const;
const COMPARISON = '/pilot/compare/';
const ROLES = '/docs/users/roles-and-permissions';

type Measured = {
  path: string;
  file: string;
  height: number;
  elements: number;
  /** From the top of the page, in pixels. */
  firstHeading?: number;
  firstTable?: number;
  /** Rows of the longest table that fit on one screen. */
  rowsOnScreen: number;
  textLine?: number;
  cellLine?: number;
};

/** Runs in the page. */
function measure(): Omit<Measured, 'path' | 'file'> {
  const top = (element: Element | null | undefined) => element && element.getBoundingClientRect().top + scrollY;
  const shown = (selector: string) => [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());
  /** The number of characters in each line of a text, except the last. */
  const perLine = (elements: Element[]) => {
    const lengths = elements.flatMap((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const lines = new Set([...range.getClientRects()].map(({bottom}) => Math.round(bottom / 8))).size;
      return lines > 2 ? [(element.textContent ?? '').length / (lines - 0.5)] : [];
    });
    lengths.sort((a, b) => a - b);
    return lengths[Math.floor(lengths.length / 2)];
  };
  const tables = shown('main table:not(figure *)');
  const rowsIn = (table: Element) => [...table.querySelectorAll('tbody tr')];
  const rows = tables.map(rowsIn).sort((a, b) => b.length - a.length)[0] ?? [];
  const firstRow = top(rows[0]) ?? 0;
  return {
    height: document.documentElement.scrollHeight,
    elements: document.querySelectorAll('*').length,
    firstHeading: top(shown('main h2')[0]) ?? undefined,
    firstTable: top(tables[0]) ?? undefined,
    rowsOnScreen: rows.filter((row) => (top(row) ?? 0) - firstRow < innerHeight).length,
    textLine: perLine(shown('main article p, main article li > p').filter((p) => !p.closest('table, figure, nav'))),
    cellLine: perLine([...document.querySelectorAll('main tr[id^="field-"] td')]),
  };
}

async function measureAll(page: Page, origin: string, pages: readonly BuiltPage[]): Promise<Measured[]> {
  const measured: Measured[] = [];
  for (const {path, file} of pages) {
    await page.goto(origin + path);
    measured.push({path, file, ...(await page.evaluate(measure))});
  }
  return measured;
}

const known = (values: readonly (number | undefined)[]) => values.filter((value) => value !== undefined);
const round = (value: number) => Math.round(value).toLocaleString('en-US');

function rowsOf(all: readonly Measured[], folder: string): Record<string, string> {
  const docs = all.filter(({path}) => /^\/(docs|guides|pilot)\//.test(path) && !path.includes('/category/'));
  const longest = [...docs].sort((a, b) => b.height - a.height)[0]!;
  const comparisons = docs.filter(({path}) => path.startsWith(COMPARISON));
  const middle = (values: readonly (number | undefined)[]) => (known(values).length ? median(known(values)) : NaN);
  return {
    'page height, median': round(median(docs.map(({height}) => height))),
    'page height, longest': `${round(longest.height)} (${longest.path})`,
    'y of the first h2, median': round(middle(docs.map(({firstHeading}) => firstHeading))),
    'y of a comparison’s first table, median': round(middle(comparisons.map(({firstTable}) => firstTable))),
    'rows of the roles matrix on a screen': String(all.find(({path}) => path === ROLES)?.rowsOnScreen),
    'characters a line, text': round(middle(docs.map(({textLine}) => textLine))),
    'characters a line, cells of field tables': round(middle(docs.map(({cellLine}) => cellLine))),
    'elements a page, median': round(median(all.map(({elements}) => elements))),
    'bytes of a document (brotli), median': round(median(all.map(({file}) => sentBytes(folder, file)))),
  };
}

async function main(): Promise<void> {
  const folder = resolve(process.argv[2] ?? 'build');
  const pages = (await readSite(folder)).pages.filter(
    ({path, document}) => path !== '/404.html' && !document.querySelector('[http-equiv=refresh]'),
  );
  const served = await serveFolder(folder);
  const browser = await chromium.launch({executablePath: findBrowser(), args: ['--no-sandbox']});
  const columns: Record<string, string>[] = [];
  for (const viewport of SCREENS) {
    const context = await browser.newContext({viewport, javaScriptEnabled: true});
    // Keeps the loader from starting the application, which takes time and doesn't affect the measurements.
    await context.route(/\.js$/, (route) => route.abort());
    await context.addInitScript('globalThis.__name = (named) => named');
    columns.push(rowsOf(await measureAll(await context.newPage(), served.origin, pages), folder));
    await context.close();
  }
  await browser.close();
  served.close();
  const rows = Object.keys(columns[0]!).map((name) => [name, ...columns.map((column) => column[name]!)]);
  console.log(table([`${pages.length} pages`, ...SCREENS.map(({width}) => `${width} px`)], rows));
}

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
