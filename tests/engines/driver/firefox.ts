/** Debian's Firefox over WebDriver BiDi. */
import puppeteer, {type KeyInput} from 'puppeteer-core';
import {asExpression, HEIGHT, PROBE, type Engine, type EnginePage} from './page';

export async function startFirefox(program: string, origin: string): Promise<Engine> {
  const browser = await puppeteer.launch({browser: 'firefox', executablePath: program, headless: true});
  let current: EnginePage | undefined;

  async function newPage(width: number): Promise<EnginePage> {
    // The first tab never gets the focus, so every page is a new one.
    const page = await browser.newPage();
    await page.evaluateOnNewDocument(PROBE);
    await page.setViewport({width, height: HEIGHT});
    return {
      async open(path) {
        await page.goto(new URL(path, origin).href);
        await page.bringToFront();
      },
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
        for (const element of await page.$$(`::-p-aria([name="${name}"][role="${role}"])`))
          if (await element.evaluate((node, selector) => node.matches(selector), css)) return true;
        return false;
      },
      // Waiting for the load event would hang when the page comes back from the cache.
      back: async () => void (await page.evaluate('history.back()')),
      forward: async () => void (await page.evaluate('history.forward()')),
      close: () => page.close(),
    };
  }

  return {
    async pageOf(width) {
      // A page that came back from the back-forward cache may never say again that it has loaded.
      const before = current;
      current = await newPage(width);
      await before?.close();
      return current;
    },
    close: () => browser.close(),
  };
}
