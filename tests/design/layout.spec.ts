/** What a page opens with: what it is, what it lets you do, and, on the home page, how the product looks. */
import {pageRoutes} from '../../config/routes';
import {expect, test} from '../support/site';

const PHONE = {width: 390, height: 844};

test.describe('on a phone', () => {
  test.use({viewport: PHONE, hasTouch: true, isMobile: true});

  test('every docs page opens with its title, a sentence and what it lets you do', async ({page}) => {
    test.setTimeout(120_000);
    const found: string[] = [];
    const docs = pageRoutes.filter((path) => path.startsWith('/docs/') && !path.includes('/category/'));
    for (const path of docs) {
      await page.goto(path);
      const bottoms = await page.evaluate(() => {
        const bottomOf = (selector: string) =>
          document.querySelector(selector)?.getBoundingClientRect().bottom ?? Number.POSITIVE_INFINITY;
        return {
          title: bottomOf('article h1'),
          sentence: bottomOf('article h1 ~ p, article header ~ p'),
          tasks: bottomOf('nav[aria-labelledby=tasks] li:first-child a, article h2'),
        };
      });
      const screens = {title: 1, sentence: 1, tasks: 2} as const;
      for (const part of ['title', 'sentence', 'tasks'] as const)
        if (bottoms[part] > screens[part] * PHONE.height)
          found.push(`${path}: ${part} at ${Math.round(bottoms[part])}`);
    }
    expect(found).toEqual([]);
  });
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
    // The drawing is there to be read.
    expect((await opening.getByRole('img').boundingBox())?.width).toBeGreaterThan(120);
  });
}
