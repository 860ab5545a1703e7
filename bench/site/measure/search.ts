/** Time from opening the search until the first result is painted, at first and again, and what that fetches. */
import type {Browser, Page} from '@playwright/test';
import type {SearchControls} from '../contenders/contender';
import {SLOW_LINE, type Served} from '../serve';
import {median, untilQuiet, withPage} from './browser';

/** `slow`: the first one on a processor four times slower, and a slow line. */
export type Search = {cold: number; warm: number; slow: number; bytes: number};
/** What one visit tells. */
type Visit = Omit<Search, 'slow'>;

const FIRST_QUERY = 'invoice';
const SECOND_QUERY = 'articulator';
/** An index of a thousand pages may take that long to be compressed for the first time. */
const LONGEST_WAIT_MS = 180_000;

type Watched = {benchSearch?: number};

/** Runs in the page: notes the frame in which other results than before are painted, counted from the reader's act. */
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

/** Milliseconds from the press that opens the search, or from the letters if it is open, until the result is painted. */
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
  // Pages that are fetched ahead in the meantime are not the search's.
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
  // Not counted: the server compresses each file when it is first asked for.
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
