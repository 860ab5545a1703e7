/** Larger text, zoom, reduced motion, forced colors: the page follows the reader's settings. */
import {REFERENCE_PAGE, sidebarScreens} from '../support/screens';
import {SearchModal} from '../support/search-modal';
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

test('with text of 200 % nothing is cut off, on any kind of page', async ({page}) => {
  for (const path of KINDS) {
    await page.goto(path);
    for (const width of [1280, 390, 360]) {
      await page.setViewportSize({width, height: 844});
      const headingHeight = (size: string) =>
        page.locator('h1').evaluate((heading, fontSize) => {
          document.documentElement.style.fontSize = fontSize;
          return heading.getBoundingClientRect().height;
        }, size);
      const before = await headingHeight('');
      const where = `${path} at ${width} px`;
      expect(await headingHeight('200%'), where).toBeGreaterThan(before * 1.5);
      expect(await sidewaysScroll(page), where).toBe(0);
      expect(await cutTexts(page), where).toEqual([]);
    }
  }
});

test.describe('with a zoom of 400 %, which leaves 320 by 256 pixels', () => {
  test.use({viewport: {width: 320, height: 256}});

  test('search and menu can be used, and the navbar leaves most of the window to the text', async ({page, started}) => {
    await started(REFERENCE_PAGE);
    const {height} = (await page.getByRole('navigation', {name: 'Main'}).boundingBox())!;
    expect(height).toBeLessThan(256 / 3);

    const modal = await new SearchModal(page).openAndType('invoice');
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

test.describe('with reduced motion', () => {
  test.use({contextOptions: {reducedMotion: 'reduce'}});

  test('nothing moves on a page and in its search', async ({page, started}) => {
    await started(REFERENCE_PAGE);
    expect(await page.evaluate(moving)).toEqual([]);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto');
    const modal = await new SearchModal(page).openAndType('invoice');
    await expect(modal.hits.first()).toBeVisible();
    expect(await page.evaluate(moving)).toEqual([]);
  });

  test('nothing moves in the mobile sidebar', async ({page, consoleWatch}) => {
    await page.setViewportSize({width: 390, height: 844});
    await sidebarScreens['the mobile sidebar with the section’s pages']!(page, consoleWatch);
    expect(await page.evaluate(moving)).toEqual([]);
  });
});

test('without that setting the sidebar does move', async ({page, consoleWatch}) => {
  await page.setViewportSize({width: 390, height: 844});
  await sidebarScreens['the mobile sidebar with the section’s pages']!(page, consoleWatch);
  expect(await page.evaluate(moving)).not.toEqual([]);
});

test.describe('with forced colors, which take every background away', () => {
  test.use({contextOptions: {forcedColors: 'active'}});

  test('the current page, the focus, and the chosen hit are framed', async ({page, started}) => {
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

    const modal = await new SearchModal(page).openAndType('invoice');
    await expect(modal.hits.first()).toHaveCSS('outline-style', 'solid');
    await expect(modal.hits.nth(1)).toHaveCSS('outline-style', 'none');
  });
});
