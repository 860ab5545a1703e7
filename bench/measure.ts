/** What readers of one page fetch and wait for. */
import {setTimeout as pause} from 'node:timers/promises';
import type {Contender} from './contenders/contender';
import {medians, SLOW, untilQuiet, visit, type Device, type Place} from './browser';
import type {BenchPage} from './pages';
import {timeToPaint} from './paint';
import type {ServedRequest} from './serve';

function sum(requests: readonly ServedRequest[]): number {
  const byPath = new Map(requests.map(({path, bytes}) => [path, bytes]));
  return [...byPath.values()].reduce((total, bytes) => total + bytes, 0);
}

/** Bytes before the reader does anything, those fetched ahead at low priority, and those of a reader on a desktop. */
export function measureBytes(place: Place): Promise<Record<'needed' | 'ahead' | 'requests' | 'read', number>> {
  const {served} = place;
  return visit(place, {}, async (page) => {
    const needed = served.requests.filter(({isPrefetch}) => !isPrefetch);
    const before = {needed: sum(needed), ahead: sum(served.requests) - sum(needed), requests: needed.length};
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

/** From clicking a sidebar link until the new page's title is painted, with a CPU four times slower. */
export async function measureClicks(
  place: Place,
  {sidebar}: Contender,
  {siblings, runs}: {siblings: readonly BenchPage[]; runs: number},
): Promise<Record<'first' | 'rested', number>> {
  const click = (run: number, isRested: boolean, slowdown = 4) =>
    visit(place, {slowdown}, async (page) => {
      const {route} = siblings[run % siblings.length]!;
      const target = page.locator(`${sidebar} a[href^="${route}"]`).first();
      if (isRested) {
        await target.hover();
        // A real pointer keeps moving after it first enters the link.
        await target.hover({position: {x: 12, y: 12}});
        await untilQuiet(place.served);
      }
      return timeToPaint(page, {selector: 'h1', events: ['click']}, () => target.click({noWaitAfter: true}));
    });
  // Warm-ups, not counted: the server compresses each file on its first request.
  for (const run of siblings.slice(0, runs).keys()) await click(run, false, 1);
  return medians(runs, async (run) => ({first: await click(run, false), rested: await click(run, true)}));
}

const FIRST_QUERY = 'invoice';
const SECOND_QUERY = 'remake';

/** From opening the search, or from typing if it is open, until the first result is painted; and what that fetches. */
export async function measureSearch(
  place: Place,
  {search: {open, field, result}}: Contender,
  runs: number,
): Promise<Record<'first' | 'next' | 'bytes' | 'slow', number>> {
  const {served} = place;
  const search = (device: Device) =>
    visit(place, device, async (page) => {
      const watched = {selector: result, events: ['pointerdown', 'input']};
      const input = page.locator(field).first();
      served.requests.length = 0;
      const first = await timeToPaint(page, watched, async () => {
        await (open ? page.locator(open).first() : input).click();
        await input.fill(FIRST_QUERY);
      });
      await untilQuiet(served);
      // Pages prefetched in the meantime don't count toward the search.
      const bytes = sum(served.requests.filter(({isPrefetch}) => !isPrefetch));
      return {first, bytes, next: await timeToPaint(page, watched, () => input.fill(SECOND_QUERY))};
    });
  // A warm-up, not counted.
  await search({});
  return medians(runs, async () => ({...(await search({})), slow: (await search(SLOW)).first}));
}
