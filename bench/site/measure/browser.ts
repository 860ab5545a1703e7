import {chromium, type Browser, type BrowserContextOptions, type Page} from '@playwright/test';
import {setTimeout as pause} from 'node:timers/promises';
import {findBrowser} from '../../../scripts/test/browsers';
import {SLOW_LINE, type Line, type Served} from '../serve';

const QUIET_MS = 1500;

export const openBrowser = (): Promise<Browser> =>
  chromium.launch({executablePath: findBrowser(), args: ['--no-sandbox', '--disable-background-networking']});

const DESKTOP: BrowserContextOptions = {viewport: {width: 1280, height: 900}};
const PHONE: BrowserContextOptions = {viewport: {width: 390, height: 844}, hasTouch: true, isMobile: true};

/** The CPU slowdown factor, the connection, and whether the screen is a phone's. */
export type Device = {slowdown?: number; line?: Line; isPhone?: boolean};
/** A CPU four times slower, on a slow connection. */
export const SLOW: Device = {slowdown: 4, line: SLOW_LINE};

/** A page of a served site. */
export type Place = {browser: Browser; served: Served; path: string};

/** Opens the page in its own browser context, with empty caches, and waits until it has fetched everything. */
export async function visit<Result>(
  {browser, served, path}: Place,
  {slowdown = 1, line, isPhone = false}: Device,
  use: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext(isPhone ? PHONE : DESKTOP);
  served.line = line;
  served.requests.length = 0;
  try {
    // The benchmark's compiler names functions through a helper that pages don't have.
    await context.addInitScript('globalThis.__name = (named) => named');
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', {rate: slowdown});
    await page.goto(served.origin + path, {waitUntil: 'load'});
    await untilQuiet(served);
    return await use(page);
  } finally {
    served.line = undefined;
    await context.close();
  }
}

/** Waits until the server has had no requests for a while. */
export async function untilQuiet({requests}: Served): Promise<void> {
  for (let before = -1; before !== requests.length;) {
    before = requests.length;
    await pause(QUIET_MS);
  }
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

/** Runs a measurement several times, one after the other. */
export async function repeat<Result>(runs: number, measure: (run: number) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  for (let run = 0; run < runs; run += 1) results.push(await measure(run));
  return results;
}
