/** What one page makes a browser fetch: before its reader does anything, and after the first sign of intent. */
import type {ServedRequest} from '../serve';
import {untilQuiet, visit, type Place} from './browser';

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

export function measureLoad(place: Place): Promise<Load> {
  const {served} = place;
  return visit(place, {}, async (page) => {
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
