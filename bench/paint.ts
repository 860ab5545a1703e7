/** Time from a reader's action until new text is painted, in the same document or in the next one. */
import type {Page} from '@playwright/test';

type Watched = {
  /** Elements whose text is awaited. */
  selector: string;
  /** The time counts from the first of these events. */
  events: readonly string[];
};

type Noted = {before?: string; acted?: number; painted?: number};

/** Runs in every page. Its notes survive a full page load. */
function watchPaint({selector, events}: Watched): void {
  const read = () => [...document.querySelectorAll(selector)].map((element) => element.textContent).join('');
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
  const noted = await page.waitForFunction(() => {
    const {acted, painted} = JSON.parse(sessionStorage.getItem('bench-paint') ?? '{}') as Noted;
    return acted && painted && painted - acted;
  });
  return Number(await noted.jsonValue());
}
