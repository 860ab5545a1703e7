/** What one page makes a browser fetch: before its reader does anything, and after the first sign of intent. */
import type {Browser} from '@playwright/test';
import type {Served, ServedRequest} from '../serve';
import {untilQuiet, withPage} from './browser';

export type Load = {
  beforeIntent: number;
  scriptBeforeIntent: number;
  requestsBeforeIntent: number;
  /** Prefetched at low priority while the reader reads. */
  ahead: number;
  /** Everything until the page is fully interactive. */
  afterIntent: number;
  elements: number;
};

function sum(requests: readonly ServedRequest[]): number {
  const byPath = new Map(requests.map(({path, bytes}) => [path, bytes]));
  return [...byPath.values()].reduce((total, bytes) => total + bytes, 0);
}

export function measureLoad(browser: Browser, served: Served, path: string): Promise<Load> {
  return withPage(browser, {}, async (page) => {
    served.requests.length = 0;
    await page.goto(served.origin + path, {waitUntil: 'load'});
    await untilQuiet(served);
    const needed = served.requests.filter(({isPrefetch}) => !isPrefetch);
    const before = {
      beforeIntent: sum(needed),
      scriptBeforeIntent: sum(needed.filter(({isScript}) => isScript)),
      requestsBeforeIntent: needed.length,
      ahead: sum(served.requests) - sum(needed),
      elements: await page.locator('*').count(),
    };
    await page.mouse.move(640, 450);
    await page.mouse.move(645, 455);
    await untilQuiet(served);
    return {...before, afterIntent: sum(served.requests)};
  });
}
