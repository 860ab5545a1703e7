/** Time from a reader's action until new text is painted, in the same document or in the next one. */
import type {Page} from '@playwright/test';

/** Compressing the index of a thousand pages for the first time may take this long. */
const LONGEST_WAIT_MS = 180_000;

type Watched = {
  /** Elements whose text is awaited. */
  selector: string;
  /** The time counts from the first of these events. */
  events: readonly string[];
  /** Count only elements that are on screen at their full width, as after a menu has slid in. */
  mustFit?: boolean;
};

type Noted = {before?: string; acted?: number; painted?: number};

/** Runs in every page. Its notes survive a full page load. */
function watchPaint({selector, events, mustFit}: Watched): void {
  const fits = (element: Element) => {
    const {left, right, top, width} = element.getBoundingClientRect();
    return width > 0 && left >= 0 && right <= innerWidth && top < innerHeight && element.checkVisibility();
  };
  const read = () =>
    [...document.querySelectorAll(selector)]
      .filter((element) => !mustFit || fits(element))
      .map((element) => element.textContent)
      .join('');
  const noted = () => JSON.parse(sessionStorage.getItem('bench-paint') ?? '{}') as Noted;
  const note = (more: Noted) => sessionStorage.setItem('bench-paint', JSON.stringify({...noted(), ...more}));
  const act = ({timeStamp}: Event) => {
    if (!noted().acted) note({before: read(), acted: performance.timeOrigin + timeStamp});
  };
  for (const event of events) addEventListener(event, act, {capture: true, once: true});
  const look = () => {
    const {before, acted} = noted();
    const text = acted ? read() : '';
    if (text === '' || text === before) return requestAnimationFrame(look);
    // A message is handled after the frame is painted.
    const {port1, port2} = new MessageChannel();
    port1.onmessage = () => note({painted: performance.timeOrigin + performance.now()});
    port2.postMessage(undefined);
    return undefined;
  };
  requestAnimationFrame(look);
}

/** Milliseconds from the first event of the action until the text is painted. */
export async function timeToPaint(page: Page, watched: Watched, act: () => Promise<void>): Promise<number> {
  await page.evaluate(() => sessionStorage.removeItem('bench-paint'));
  await page.addInitScript(watchPaint, watched);
  await page.evaluate(watchPaint, watched);
  await act();
  const noted = await page.waitForFunction(
    () => {
      const {acted, painted} = JSON.parse(sessionStorage.getItem('bench-paint') ?? '{}') as Noted;
      return acted && painted && painted - acted;
    },
    undefined,
    {timeout: LONGEST_WAIT_MS},
  );
  return Number(await noted.jsonValue());
}
