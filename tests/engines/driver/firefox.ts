/** Debian's Firefox over WebDriver BiDi. */
import puppeteer, {type KeyInput, type Page} from 'puppeteer-core';
import {asExpression, HEIGHT, PROBE, type Engine, type EnginePage} from './page';

export async function startFirefox(program: string, origin: string): Promise<Engine> {
  const browser = await puppeteer.launch({browser: 'firefox', executablePath: program, headless: true});
  let current: Page | undefined;

  async function newPage(): Promise<Page> {
    const page = await browser.newPage();
    await page.evaluateOnNewDocument(PROBE);
    return page;
  }

  function drive(page: Page): EnginePage {
    const resize = (width: number) => page.setViewport({width, height: HEIGHT});
    // Waiting for the load event would hang: a page restored from the back/forward cache may never fire it again.
    const travel = async (step: 'back' | 'forward') => {
      current = undefined;
      await page.evaluate(`history.${step}()`);
    };
    return {
      async open(path) {
        await page.goto(new URL(path, origin).href);
        await page.bringToFront();
      },
      resize,
      run: (script, ...args) => page.evaluate(asExpression(script, args)) as ReturnType<EnginePage['run']> as never,
      clickAt: (x, y) => page.mouse.click(x, y),
      async press(...chords) {
        for (const chord of chords) {
          const keys = (chord.length > 1 ? chord.split('+') : [chord]) as KeyInput[];
          const [last, ...held] = [keys.at(-1)!, ...keys.slice(0, -1)];
          for (const key of held) await page.keyboard.down(key);
          await page.keyboard.press(last);
          for (const key of held.reverse()) await page.keyboard.up(key);
        }
      },
      async isNamed(css, role, name) {
        // Searches only below the parent, because the engine computes the names of everything it searches.
        for (const element of await page.$$(css)) {
          const parent = await element.evaluateHandle((node) => node.parentElement!);
          for (const found of await parent.$$(`::-p-aria([name="${name}"][role="${role}"])`))
            if (await found.evaluate((node, wanted) => node === wanted, element)) return true;
        }
        return false;
      },
      back: () => travel('back'),
      forward: () => travel('forward'),
    };
  }

  return {
    async pageOf(width) {
      // The first tab never gets focus, so this is always a second one.
      current ??= await newPage();
      const page = drive(current);
      await page.resize(width);
      return page;
    },
    close: () => browser.close(),
  };
}
