/** Time from clicking a sidebar link until the new page's title is painted. */
import type {Browser, Page} from '@playwright/test';
import type {CorpusPage} from '../corpus/tree';
import type {Served} from '../serve';
import {median, untilQuiet, withPage} from './browser';

type Act = {slowdown: number; isHovered: boolean};
export type Navigation = {cold: number; hovered: number; slowCold: number; slowHovered: number};

const KEY = 'bench-navigation';

/**
 * Runs in every page: records the click, and the frame after which the title has changed. Survives a full page load.
 */
function watchTitle(key: string): void {
  const title = () => document.querySelector('h1')?.textContent ?? '';
  const now = () => performance.timeOrigin + performance.now();
  addEventListener(
    'click',
    (event) =>
      sessionStorage.setItem(key, JSON.stringify({from: title(), clicked: performance.timeOrigin + event.timeStamp})),
    true,
  );
  const look = () => {
    const noted = JSON.parse(sessionStorage.getItem(key) ?? '{}') as {
      from?: string;
      clicked?: number;
      painted?: number;
    };
    if (noted.clicked && !noted.painted && title() && title() !== noted.from) {
      // A message is handled after the frame is painted.
      const {port1, port2} = new MessageChannel();
      port1.onmessage = () => sessionStorage.setItem(key, JSON.stringify({...noted, painted: now()}));
      port2.postMessage(undefined);
    } else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

async function timeClick(page: Page, served: Served, from: string, link: string, {isHovered}: Act): Promise<number> {
  await page.addInitScript(watchTitle, KEY);
  await page.goto(served.origin + from, {waitUntil: 'load'});
  await untilQuiet(served);
  const target = page.locator(link).first();
  if (isHovered) {
    await target.hover();
    // A real pointer keeps moving after it first enters the link.
    await target.hover({position: {x: 12, y: 12}});
    await untilQuiet(served);
  }
  await target.click({noWaitAfter: true});
  const noted = await page.waitForFunction((key) => {
    const {clicked, painted} = JSON.parse(sessionStorage.getItem(key) ?? '{}') as {clicked?: number; painted?: number};
    return painted && clicked ? painted - clicked : false;
  }, KEY);
  return Number(await noted.jsonValue());
}

export type NavigationPlan = {
  served: Served;
  from: string;
  sidebar: string;
  siblings: readonly CorpusPage[];
  runs: number;
};

export async function measureNavigation(browser: Browser, plan: NavigationPlan): Promise<Navigation> {
  const {served, from, sidebar, siblings, runs} = plan;
  const time = async (act: Act) => {
    const times: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      const {slug} = siblings[run % siblings.length]!;
      const link = `${sidebar} a[href*="/${slug}"]`;
      times.push(await withPage(browser, act, (page) => timeClick(page, served, from, link, act)));
    }
    return median(times);
  };
  // A warm-up, not counted: the server compresses each file on its first request.
  await time({slowdown: 1, isHovered: false});
  return {
    cold: await time({slowdown: 1, isHovered: false}),
    hovered: await time({slowdown: 1, isHovered: true}),
    slowCold: await time({slowdown: 4, isHovered: false}),
    slowHovered: await time({slowdown: 4, isHovered: true}),
  };
}
