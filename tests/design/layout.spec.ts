/** What pages keep to at every width: tables that fit or clearly scroll, an opening that says what is there, room for fingers. */
import type {Page} from '@playwright/test';
import {pageRoutes} from '../../config/routes';
import {sidewaysScroll} from '../support/layout';
import {expect, test} from '../support/site';

const WIDTHS = [320, 360, 768, 1280];
const PHONE = {width: 390, height: 844};
/** Whoever scrolls by less sees nothing new. */
const LEAST_SCROLL = 24;
/** One page is opened once and then resized; a quarter of them is a test, so that they run side by side. */
const QUARTERS = [0, 1, 2, 3];

/** How much of each scroll area with a table in it is out of sight, where that is next to nothing; a drawing has a button that enlarges it. */
function tablesThatBarelyScroll(least: number): string[] {
  return [...document.querySelectorAll('main table:not(figure *)')].flatMap((table) => {
    let area: Element | null = table;
    while (area && !/auto|scroll/.test(getComputedStyle(area).overflowX)) area = area.parentElement;
    const hidden = area ? area.scrollWidth - area.clientWidth : 0;
    return hidden > 0 && hidden <= least ? [`${hidden} px: ${table.textContent.slice(0, 40)}`] : [];
  });
}

/** Tables, drawings and disclosures that stand out of the text column. */
function wideParts(): string[] {
  const column = document.querySelector('article')?.getBoundingClientRect();
  if (!column) return [];
  return [...document.querySelectorAll('article :is(table, figure, details:not(.toc-mobile), nav)')]
    .filter((part) => !part.closest('[role=region], [role=group]'))
    .filter((part) => part.getBoundingClientRect().right > column.right + 1)
    .map((part) => `stands out: ${part.outerHTML.slice(0, 80)}`);
}

async function problemsAt(page: Page, width: number): Promise<string[]> {
  await page.setViewportSize({width, height: 900});
  const found = [...(await page.evaluate(tablesThatBarelyScroll, LEAST_SCROLL)), ...(await page.evaluate(wideParts))];
  const sideways = await sidewaysScroll(page);
  return sideways > 0 ? [...found, `the page scrolls sideways by ${sideways} px`] : found;
}

for (const quarter of QUARTERS) {
  const routes = pageRoutes.filter((_, index) => index % QUARTERS.length === quarter);

  test(`no table scrolls by a few pixels and nothing stands out, part ${quarter + 1}`, async ({page}) => {
    test.setTimeout(180_000);
    const found: string[] = [];
    for (const path of routes) {
      await page.goto(path);
      await page.evaluate(() =>
        document.querySelectorAll('main details').forEach((one) => one.setAttribute('open', '')),
      );
      for (const width of WIDTHS)
        found.push(...(await problemsAt(page, width)).map((problem) => `${path} at ${width}: ${problem}`));
    }
    expect(found).toEqual([]);
  });
}

/** Controls that a finger could miss. Links and buttons within a line of text may be as high as the line. */
function smallTargets(): string[] {
  const controls = 'button, summary, select, input:not([type=hidden]), .menu__link, .pagination-nav__link, nav li > a';
  return [...document.querySelectorAll(`:is(.navbar, main, footer) :is(${controls})`)]
    .filter((control) => control.checkVisibility({visibilityProperty: true}))
    .filter((control) => !getComputedStyle(control).display.startsWith('inline') || control.matches('.navbar *'))
    .flatMap((control) => {
      const {height} = control.getBoundingClientRect();
      return height < 43.5 ? [`${Math.round(height)} px: ${control.outerHTML.slice(0, 90)}`] : [];
    });
}

test.describe('on a phone', () => {
  test.use({viewport: PHONE, hasTouch: true, isMobile: true});

  test('controls are large enough for a finger', async ({page}) => {
    const found: string[] = [];
    for (const path of [
      '/',
      '/docs/cases/overview',
      '/docs/category/cases',
      '/docs/system/email-templates',
      '/guides/outsourcing',
      '/pilot/compare/dlcpm',
      '/pilot/changelog',
    ]) {
      await page.goto(path);
      found.push(...(await page.evaluate(smallTargets)).map((target) => `${path}: ${target}`));
    }
    expect(found).toEqual([]);
  });

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

test('a line of text has about sixty characters', async ({page}) => {
  for (const path of ['/docs/cases/overview', '/pilot/welcome/why-pilot', '/markdown-page']) {
    await page.goto(path);
    const longest = await page.evaluate(() => {
      const widths = [
        ...document.querySelectorAll(':is(.markdown, .mdx-page article) > p:not([data-search=skip])'),
      ].map((text) => {
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
    // The drawing is there to be read.
    expect((await opening.getByRole('img').boundingBox())?.width).toBeGreaterThan(120);
  });
}

test('the home page fits a phone with text twice as large', async ({page}) => {
  await page.setViewportSize({width: 360, height: 740});
  await page.goto('/');
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});
