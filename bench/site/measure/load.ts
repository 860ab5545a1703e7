/** What one page makes a browser fetch: before its reader does anything, and while it is read on a desktop. */
import {setTimeout as pause} from 'node:timers/promises';
import type {ServedRequest} from '../serve';
import {untilQuiet, visit, type Place} from './browser';

export type Load = {
  beforeIntent: number;
  requestsBeforeIntent: number;
  /** Prefetched at low priority while the reader reads. */
  ahead: number;
  /** Everything, for a reader who scrolls to the end with the wheel and moves the pointer over the text. */
  read: number;
  elements: number;
};

function sum(requests: readonly ServedRequest[]): number {
  const byPath = new Map(requests.map(({path, bytes}) => [path, bytes]));
  return [...byPath.values()].reduce((total, bytes) => total + bytes, 0);
}

export function measureLoad(place: Place): Promise<Load> {
  const {served} = place;
  return visit(place, {}, async (page) => {
    const needed = served.requests.filter(({isPrefetch}) => !isPrefetch);
    const before = {
      beforeIntent: sum(needed),
      requestsBeforeIntent: needed.length,
      ahead: sum(served.requests) - sum(needed),
      elements: await page.locator('*').count(),
    };
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    for (let y = 0; y < height; y += 400) {
      await page.mouse.move(500 + (y % 300), 300 + (y % 400), {steps: 5});
      await page.mouse.wheel(0, 400);
      await pause(100);
    }
    await untilQuiet(served);
    return {...before, read: sum(served.requests)};
  });
}
