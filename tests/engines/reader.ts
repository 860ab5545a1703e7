/** A reader of the site in Firefox or WebKit. */
import {expect} from '@playwright/test';
import type {EnginePage} from './drivers';

export type Reader = Awaited<ReturnType<typeof visit>>;

/** Opens a page as a first-time reader. */
export async function visit(page: EnginePage, path: string) {
  // Any file of the site gives access to its storage; a text file loads fastest.
  await page.open('/.well-known/security.txt');
  await page.run(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.open(path);
  let isRestored = false;

  /** Waits until the function returns something truthy, and returns it. */
  async function until<Args extends readonly unknown[], Result>(script: (...args: Args) => Result, ...args: Args) {
    let last: unknown;
    const look = async () => Boolean((last = await page.run(script, ...args)));
    await expect.poll(look, {message: String(script), intervals: [20, 50, 100], timeout: 60_000}).toBe(true);
    return last as Result;
  }

  return {
    ...page,
    until,
    /** Clicks the first visible element matching the selector whose text or label contains `name`. */
    async click(selector: string, name = '') {
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
    async type(text: string) {
      for (const letter of text) await page.press(letter);
    },
    async back() {
      isRestored = true;
      await page.back();
    },
    /** Errors in the page: CSP violations, exceptions, rejections. */
    async complaints() {
      const all = await page.run(() => (window as unknown as {complaints: string[]}).complaints);
      // A request aborted when the reader left is not an error; WebKit reports it when it restores the page.
      return all.filter((complaint) => !(isRestored && complaint.startsWith('error: http')));
    },
  };
}
