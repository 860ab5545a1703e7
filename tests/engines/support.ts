/** Tests in Firefox and WebKit: one browser per worker, and a page that starts every test with empty storage. */
import {test as base, expect} from '@playwright/test';
import {installedEngines} from '../../scripts/test/browsers';
import {startFirefox} from './driver/firefox';
import type {Engine, EnginePage} from './driver/page';
import {startWebKit} from './driver/webkit';

export {expect};

export const PHONE = 390;
export const DESKTOP = 1280;

const start: Record<string, (origin: string) => Promise<Engine>> = {
  firefox: (origin) => startFirefox('/usr/bin/firefox-esr', origin),
  webkit: startWebKit,
};

type Browsers = (name: string) => Promise<Engine>;

export const test = base.extend<object, {browsers: Browsers}>({
  browsers: [
    async ({}, use) => {
      const running = new Map<string, Promise<Engine>>();
      await use((name) => {
        const known = running.get(name) ?? start[name]!(process.env.SITE_ORIGIN!);
        running.set(name, known);
        return known;
      });
      for (const engine of running.values()) await (await engine).close();
    },
    {scope: 'worker'},
  ],
});

export const engines = installedEngines();

export type Reader = EnginePage & {
  /** Waits until the function returns something truthy, and returns it. */
  until<Args extends readonly unknown[], Result>(script: (...args: Args) => Result, ...args: Args): Promise<Result>;
  /** Clicks the first visible element matching the selector whose text or label contains `name`. */
  click(selector: string, name?: string): Promise<void>;
  type(text: string): Promise<void>;
  /** Errors in the page: CSP violations, exceptions, rejections. */
  complaints(): Promise<string[]>;
  hydrated(): Promise<unknown>;
};

/** Opens a page as a first-time reader. */
export async function visit(engine: Engine, width: number, path: string): Promise<Reader> {
  const page = await engine.pageOf(width);
  // Any file of the site gives access to its storage; a text file loads fastest.
  await page.open('/.well-known/security.txt');
  await page.run(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.open(path);

  const until: Reader['until'] = async (script, ...args) => {
    let last: unknown;
    await expect
      .poll(async () => Boolean((last = await page.run(script, ...args))), {
        message: String(script),
        intervals: [20, 50, 100],
        timeout: 15_000,
      })
      .toBe(true);
    return last as never;
  };

  return {
    ...page,
    until,
    async click(selector, name = '') {
      const {x, y} = (await until(
        (css, label) => {
          const found = [...document.querySelectorAll<HTMLElement>(css)].find((element) => {
            const {width: w, height: h} = element.getBoundingClientRect();
            const text = `${element.textContent} ${element.getAttribute('aria-label')} ${element.title}`;
            return w > 0 && h > 0 && text.includes(label) && element.checkVisibility();
          });
          found?.scrollIntoView({block: 'center', behavior: 'instant'});
          const box = found?.getBoundingClientRect();
          return box && {x: box.left + box.width / 2, y: box.top + box.height / 2};
        },
        selector,
        name,
      ))!;
      await page.clickAt(x, y);
    },
    async type(text) {
      for (const letter of text) await page.press(letter);
    },
    complaints: () => page.run(() => (window as unknown as {complaints: string[]}).complaints),
    hydrated: () => until(() => document.documentElement.dataset.hasHydrated === 'true'),
  };
}
