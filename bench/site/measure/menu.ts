/** Time from tapping the menu button, as the first action on a phone, until a link of the menu is painted. */
import type {Browser, Page} from '@playwright/test';
import type {MenuControls} from '../contenders/contender';
import {SLOW_LINE, type Served} from '../serve';
import {median, untilQuiet, withPage} from './browser';

/** `slow`: with a CPU four times slower, on a slow connection. */
export type Menu = {fast: number; slow: number};

type Watched = {benchMenu?: number};

/** Records the frame in which the first link of the menu is on screen at its full width. */
function watchMenu(link: string): void {
  const isOnScreen = (element: Element) => {
    const {left, right, top, width} = element.getBoundingClientRect();
    return width > 0 && left >= 0 && right <= innerWidth && top < innerHeight && element.checkVisibility();
  };
  let tapped: number | undefined;
  const look = () => {
    if (![...document.querySelectorAll(link)].some(isOnScreen)) return requestAnimationFrame(look);
    // A message is handled after the frame is painted.
    const {port1, port2} = new MessageChannel();
    port1.onmessage = () => ((window as Watched).benchMenu = performance.now() - tapped!);
    port2.postMessage(undefined);
    return undefined;
  };
  addEventListener(
    'click',
    ({timeStamp}) => {
      tapped ??= timeStamp;
      requestAnimationFrame(look);
    },
    {capture: true, once: true},
  );
}

async function timeTap(page: Page, served: Served, path: string, {open, link}: MenuControls): Promise<number> {
  await page.goto(served.origin + path, {waitUntil: 'load'});
  await untilQuiet(served);
  await page.evaluate(watchMenu, link);
  await page.locator(open).first().tap();
  const noted = await page.waitForFunction(() => (window as Watched).benchMenu);
  return Number(await noted.jsonValue());
}

export async function measureMenu(
  browser: Browser,
  {served, path, controls, runs}: {served: Served; path: string; controls: MenuControls; runs: number},
): Promise<Menu> {
  const time = async (slowdown: number) => {
    const times: number[] = [];
    for (let run = 0; run < runs; run += 1)
      times.push(await withPage(browser, {slowdown, isPhone: true}, (page) => timeTap(page, served, path, controls)));
    return median(times);
  };
  const fast = await time(1);
  served.line = SLOW_LINE;
  const slow = await time(4);
  served.line = undefined;
  return {fast, slow};
}
