import {chromium, type Browser, type Page} from '@playwright/test';
import {setTimeout as pause} from 'node:timers/promises';
import {findBrowser} from '../tests/support/browsers';
import type {Served} from './serve';

const QUIET_MS = 1500;

export const openBrowser = (): Promise<Browser> =>
  chromium.launch({executablePath: findBrowser(), args: ['--no-sandbox', '--disable-background-networking']});

/** The CPU slowdown factor, and whether the connection is slow. */
export type Device = {slowdown?: number; isSlow?: boolean};
export const SLOW: Device = {slowdown: 4, isSlow: true};

/** A page of a served site. */
export type Place = {browser: Browser; served: Served; path: string};

/** Opens the page in its own browser context, with empty caches, and waits until it has fetched everything. */
export async function visit<Result>(
  {browser, served, path}: Place,
  {slowdown = 1, isSlow = false}: Device,
  use: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({viewport: {width: 1280, height: 900}});
  served.isSlow = isSlow;
  served.requests.length = 0;
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', {rate: slowdown});
    await page.goto(served.origin + path, {waitUntil: 'load'});
    await untilQuiet(served);
    return await use(page);
  } finally {
    served.isSlow = false;
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

/** Measures several times, one after the other, and takes the median of each figure. */
export async function medians<Name extends string>(
  runs: number,
  measure: (run: number) => Promise<Record<Name, number>>,
): Promise<Record<Name, number>> {
  const results: Record<Name, number>[] = [];
  for (let run = 0; run < runs; run += 1) results.push(await measure(run));
  const median = (name: Name) => results.map((result) => result[name]).sort((a, b) => a - b)[Math.floor(runs / 2)]!;
  const names = Object.keys(results[0]!) as Name[];
  return Object.fromEntries(names.map((name) => [name, median(name)])) as Record<Name, number>;
}
