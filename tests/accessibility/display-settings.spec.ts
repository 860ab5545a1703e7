/** Larger text, zoom, reduced motion, forced colors: the page follows the reader's settings. */
import {keepPictures, REFERENCE_PAGE, sidebarScreens} from '../support/screens';
import {cutTexts, sidewaysScroll} from '../support/layout';
import {expect, test} from '../support/site';

const KINDS = [
  '/',
  REFERENCE_PAGE,
  '/guides/outsourcing',
  '/docs/category/cases',
  '/pilot/compare/dlcpm',
  '/pilot/changelog',
  '/search',
  '/search?q=invoice',
];

test('every kind of page fits from 360 to 1920 px, and with text of 200 % nothing is cut off', async ({page}) => {
  // Screenshots take most of the time.
  if (process.env.PICTURES) test.setTimeout(600_000);
  // Of a line of the title, which may take fewer lines where columns are below each other.
  const lineHeight = (size: string) =>
    page.locator('h1').evaluate((heading, fontSize) => {
      document.documentElement.style.fontSize = fontSize;
      const text = document.createRange();
      text.selectNodeContents(heading);
      return text.getClientRects()[0]!.height;
    }, size);
  for (const path of KINDS) {
    await page.goto(path);
    // The results page is drawn again when its hits arrive.
    if (path.includes('?q=')) await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    for (const width of [1920, 1280, 768, 390, 360]) {
      await page.setViewportSize({width, height: 844});
      const where = `${path} at ${width} px`;
      const before = await lineHeight('');
      expect(await sidewaysScroll(page), where).toBe(0);
      await keepPictures(page, `${path} ${width}`, true);
      expect(await lineHeight('200%'), where).toBeGreaterThan(before * 1.7);
      expect(await sidewaysScroll(page), where).toBe(0);
      expect(await cutTexts(page), where).toEqual([]);
    }
  }
});

test.describe('with a zoom of 400 %, which leaves 320 by 256 pixels', () => {
  test.use({viewport: {width: 320, height: 256}});

  test('search and menu can be used, and the navbar leaves most of the window to the text', async ({
    page,
    started,
    modal,
  }) => {
    await started(REFERENCE_PAGE);
    const {height} = (await page.getByRole('navigation', {name: 'Main'}).boundingBox())!;
    expect(height).toBeLessThan(256 / 3);

    await modal.openAndType('invoice');
    await expect(modal.input).toBeInViewport({ratio: 1});
    await expect(modal.hits.first()).toBeInViewport();
    expect(await sidewaysScroll(page)).toBe(0);
    await modal.dialog.getByRole('button', {name: 'Cancel'}).click();
    await expect(modal.dialog).toHaveCount(0);

    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    const last = page.locator('#menu').getByRole('link').last();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport();
  });
});

/** Elements and pseudo-elements whose transition or animation has a duration. */
const moving = () =>
  [...document.querySelectorAll('*')].flatMap((element) =>
    ['', '::before', '::after'].flatMap((pseudo) => {
      const {transitionDuration, animationDuration, animationName} = getComputedStyle(element, pseudo);
      const durations = [transitionDuration, animationName === 'none' ? '0s' : animationDuration];
      const takesTime = durations
        .join()
        .split(',')
        .some((duration) => Number.parseFloat(duration) > 0);
      return takesTime ? [`${element.tagName}.${element.className}${pseudo} ${durations.join(' ')}`] : [];
    }),
  );

const SIDEBAR = sidebarScreens['the mobile sidebar with the section’s pages']!;

test.describe('with reduced motion', () => {
  test.use({contextOptions: {reducedMotion: 'reduce'}});

  test('nothing moves on a page, in its search, and in its menu', async ({page, started, consoleWatch, modal}) => {
    await started(REFERENCE_PAGE);
    expect(await page.evaluate(moving)).toEqual([]);
    await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto');
    await modal.openAndType('invoice');
    await expect(modal.hits.first()).toBeVisible();
    expect(await page.evaluate(moving)).toEqual([]);
    await page.setViewportSize({width: 390, height: 844});
    await SIDEBAR(page, consoleWatch);
    expect(await page.evaluate(moving)).toEqual([]);
    await page.emulateMedia({reducedMotion: 'no-preference'});
    expect(await page.evaluate(moving), 'without that setting').toEqual([]);
    await page.evaluate(() => (document.body.style.animation = 'any 1s'));
    expect(await page.evaluate(moving), 'an animation').toHaveLength(1);
  });
});

test.describe('with forced colors, which take every background away', () => {
  test.use({contextOptions: {forcedColors: 'active'}});

  test('the current page, the focus, and the chosen hit are framed', async ({page, started, modal}) => {
    await started(REFERENCE_PAGE);
    const current = page.locator('.theme-doc-sidebar-menu a[aria-current="page"]');
    await expect(current).not.toHaveCSS('border-top-style', 'none');
    await expect(page.locator('.theme-doc-sidebar-menu a:not([aria-current], .menu__link--active)').first()).toHaveCSS(
      'border-top-style',
      'none',
    );

    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveCSS('outline-style', 'solid');

    await modal.openAndType('invoice');
    await expect(modal.hits.first()).toHaveCSS('outline-style', 'solid');
    await expect(modal.hits.nth(1)).toHaveCSS('outline-style', 'none');
  });

  test('a figure keeps its letters, and a diagram its words', async ({page, started}) => {
    await started('/docs/cases/overview');
    const color = await page.locator('.markdown').evaluate((text) => getComputedStyle(text).color);
    await expect(page.locator('figure [role=group] b').first()).toHaveCSS('color', color);
    for (const word of await page.locator('figure svg text').all()) await expect(word).toHaveCSS('fill', color);
  });
});
