/** Time from opening the search until the first result is painted, cold and warm, and what that fetches. */
import type {Browser, Page} from '@playwright/test';
import type {SearchControls} from '../contenders/contender';
import {SLOW_LINE, type Served} from '../serve';
import {median, untilQuiet, withPage} from './browser';

/** `slow`: the first search with a CPU four times slower, on a slow connection. */
export type Search = {cold: number; warm: number; slow: number; bytes: number};
/** Measurements of one visit. */
type Visit = Omit<Search, 'slow'>;

const FIRST_QUERY = 'invoice';
const SECOND_QUERY = 'articulator';
/** Compressing the index of a thousand pages for the first time may take this long. */
const LONGEST_WAIT_MS = 180_000;

type Watched = {benchSearch?: number};

/** Runs in the page: records the frame in which new results are painted, timed from the reader's action. */
function watchResults(result: string): void {
  const read = () => [...document.querySelectorAll(result)].map((hit) => hit.textContent).join('');
  const before = read();
  let acted: number | undefined;
  const look = () => {
    const text = read();
    if (text === '' || text === before) return requestAnimationFrame(look);
    // A message is handled after the frame is painted.
    const {port1, port2} = new MessageChannel();
    port1.onmessage = () => ((window as Watched).benchSearch = performance.now() - acted!);
    port2.postMessage(undefined);
    return undefined;
  };
  delete (window as Watched).benchSearch;
  for (const type of ['pointerdown', 'input']) {
    addEventListener(type, ({timeStamp}) => (acted ??= timeStamp), {capture: true, once: true});
  }
  requestAnimationFrame(look);
}

/** Milliseconds from the click that opens the search, or from typing if it is open, until the result is painted. */
async function timeToResult(
  page: Page,
  {field, result}: SearchControls,
  query: string,
  act: () => Promise<void>,
): Promise<number> {
  await page.evaluate(watchResults, result);
  await act();
  await page.locator(field).first().fill(query);
  const noted = await page.waitForFunction(() => (window as Watched).benchSearch, undefined, {
    timeout: LONGEST_WAIT_MS,
  });
  return Number(await noted.jsonValue());
}

async function searchTwice(page: Page, served: Served, path: string, controls: SearchControls): Promise<Visit> {
  await page.goto(served.origin + path, {waitUntil: 'load'});
  await untilQuiet(served);
  served.requests.length = 0;
  const open = async () => {
    if (controls.open) await page.locator(controls.open).first().click();
    else await page.locator(controls.field).first().click();
  };
  const cold = await timeToResult(page, controls, FIRST_QUERY, open);
  await untilQuiet(served);
  // Pages prefetched in the meantime don't count toward the search.
  const needed = served.requests.filter(({isPrefetch}) => !isPrefetch);
  const bytes = needed.reduce((sum, request) => sum + request.bytes, 0);
  const warm = await timeToResult(page, controls, SECOND_QUERY, async () => {});
  return {cold, warm, bytes};
}

export async function measureSearch(
  browser: Browser,
  {served, path, controls, runs}: {served: Served; path: string; controls: SearchControls; runs: number},
): Promise<Search> {
  const search = (slowdown: number) =>
    withPage(browser, {slowdown}, (page) => searchTwice(page, served, path, controls));
  // A warm-up, not counted: the server compresses each file on its first request.
  await search(1);
  const all: Visit[] = [];
  for (let run = 0; run < runs; run += 1) all.push(await search(1));
  const slow: Visit[] = [];
  served.line = SLOW_LINE;
  for (let run = 0; run < runs; run += 1) slow.push(await search(4));
  served.line = undefined;
  return {
    cold: median(all.map(({cold}) => cold)),
    warm: median(all.map(({warm}) => warm)),
    slow: median(slow.map(({cold}) => cold)),
    bytes: median(all.map(({bytes}) => bytes)),
  };
}
