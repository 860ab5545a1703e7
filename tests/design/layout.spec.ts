/** What a page must keep to at every width: tables that fit or clearly scroll, a readable line, a first screen. */
import {pageRoutes} from '../../config/routes';
import {expect, test} from '../support/site';

const WIDTHS = [320, 360, 768, 1280];
/** Whoever scrolls by less sees nothing new. */
const LEAST_SCROLL = 24;

test('no table scrolls by a few pixels', async ({page}) => {
  test.setTimeout(300_000);
  const found: string[] = [];
  for (const path of pageRoutes) {
    await page.goto(path);
    for (const width of WIDTHS) {
      await page.setViewportSize({width, height: 900});
      const problems = await page.evaluate((least) => {
        document.querySelectorAll('details').forEach((details) => (details.open = true));
        return [...document.querySelectorAll('main table')].flatMap((table) => {
          let area: Element | null = table;
          while (area && !/auto|scroll/.test(getComputedStyle(area).overflowX)) area = area.parentElement;
          const hidden = area ? area.scrollWidth - area.clientWidth : 0;
          return hidden > 0 && hidden <= least ? [`${hidden}px: ${table.textContent.slice(0, 40)}`] : [];
        });
      }, LEAST_SCROLL);
      found.push(...problems.map((problem) => `${path} at ${width}: ${problem}`));
    }
  }
  expect(found).toEqual([]);
});

test('a line of text has about sixty characters', async ({page}) => {
  for (const path of ['/docs/cases/overview', '/pilot/welcome/why-pilot', '/markdown-page']) {
    await page.goto(path);
    const longest = await page.evaluate(() => {
      const widths = [...document.querySelectorAll('article p')].map((text) => {
        const {fontSize} = getComputedStyle(text);
        return text.getBoundingClientRect().width / Number.parseFloat(fontSize);
      });
      return Math.max(...widths);
    });
    // A letter of this face is about half as wide as its size.
    expect(longest, path).toBeLessThan(34);
  }
});

for (const [width, height] of [
  [1280, 800],
  [390, 844],
] as const) {
  test(`the home page says what it is, shows it, and leads on in its first screen at ${width}`, async ({page}) => {
    await page.setViewportSize({width, height});
    await page.goto('/');
    const opening = page.locator('main header');
    await expect(opening.getByText('dental labs')).toBeInViewport({ratio: 1});
    await expect(opening.getByRole('figure')).toBeInViewport({ratio: 0.9});
    for (const name of ['See how it works', 'Get started']) {
      const button = opening.getByRole('link', {name});
      await expect(button).toBeInViewport({ratio: 1});
      expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
  });
}

test('the home page fits a phone with text twice as large', async ({page}) => {
  await page.setViewportSize({width: 360, height: 740});
  await page.goto('/');
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});
