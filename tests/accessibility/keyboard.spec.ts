/** The keyboard: Tab, the keys of the search, and where the focus goes when something opens or closes. */
import type {Page} from '@playwright/test';
import {showIn} from '../support/axe';
import {REFERENCE_PAGE} from '../support/screens';
import type {SearchModal} from '../support/search-modal';
import {expect, test} from '../support/site';

type Stop = {
  /** Index in document order among the elements Tab should reach; -1 for anything else. */
  place: number;
  element: string;
  /** The indicator's thickness in pixels, and its contrast with the background. */
  thickness: number;
  contrast: number;
};

type Walk = {stops: Stop[]; expected: number};

/**
 * Runs in the page: numbers the elements Tab should reach below the root, and records every element that gets focus.
 */
function watchFocus(rootSelector: string): number {
  const reachable = [
    ...document.querySelectorAll<HTMLElement>(
      `${rootSelector} :is(a[href], button, input, select, textarea, summary, [tabindex])`,
    ),
  ].filter((element) => element.tabIndex >= 0 && !element.closest('[inert]') && isShown(element));
  const stops: Stop[] = [];
  Object.assign(window, {focusStops: stops, focusable: reachable});

  function isShown(element: HTMLElement): boolean {
    return element.checkVisibility({visibilityProperty: true}) && element.getClientRects().length > 0;
  }
  function channels(color: string): number[] {
    return (color.match(/[\d.]+/g) ?? []).map(Number);
  }
  function luminance(color: string): number {
    const [red = 0, green = 0, blue = 0] = channels(color)
      .map((channel) => channel / 255)
      .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  }
  /** The outline is offset from the element, so its background is the parent's. */
  function ground(element: Element | null): string {
    if (!element) return 'rgb(255, 255, 255)';
    const {backgroundColor} = getComputedStyle(element);
    return (channels(backgroundColor)[3] ?? 1) > 0 ? backgroundColor : ground(element.parentElement);
  }
  addEventListener('focusin', ({target}) => {
    const element = target as HTMLElement;
    const {outlineStyle, outlineWidth, outlineColor} = getComputedStyle(element);
    const [darker = 0, lighter = 0] = [luminance(outlineColor), luminance(ground(element.parentElement))].sort(
      (a, b) => a - b,
    );
    stops.push({
      place: reachable.indexOf(element),
      element: element.outerHTML.slice(0, 120),
      thickness: outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth),
      contrast: (lighter + 0.05) / (darker + 0.05),
    });
  });
  return reachable.length;
}

/** Presses Tab until everything below the root was reached, focus wrapped around, or it stopped moving. */
async function walkWithTab(page: Page, root = 'body'): Promise<Walk> {
  const expected = await page.evaluate(watchFocus, root);
  for (let pressed = 0; pressed < expected; pressed += 1) await page.keyboard.press('Tab');
  const stops = await page.evaluate(() => (window as unknown as {focusStops: Stop[]}).focusStops);
  return {stops, expected};
}

/** Focuses every element the walk numbered, without keys, to see how each focus indicator looks now. */
const focusEach = (page: Page): Promise<Stop[]> =>
  page.evaluate(() => {
    const {focusStops, focusable} = window as unknown as {focusStops: Stop[]; focusable: HTMLElement[]};
    focusStops.length = 0;
    for (const element of focusable) element.focus();
    return focusStops;
  });

/** Stops whose focus indicator is hard to see: thinner than 2 px, or below 3:1. */
const unseen = (stops: readonly Stop[]): Stop[] =>
  stops.filter(({thickness, contrast}) => thickness < 2 || contrast < 3);

test.describe('Tab reaches everything in reading order, and the focus is seen', () => {
  const inOrder = ({stops, expected}: Walk) => {
    expect(stops.map(({place}) => place)).toEqual(Array.from({length: expected}, (_, place) => place));
    expect(unseen(stops)).toEqual([]);
  };

  for (const path of [
    '/',
    '/docs/users/users',
    '/docs/category/integrations',
    '/pilot/compare/dlcpm',
    '/pilot/changelog',
  ])
    test(`${path}, in both modes`, async ({page, started}) => {
      await started(path);
      await showIn(page, 'light');
      const walk = await walkWithTab(page);
      inOrder(walk);
      // The order is the same in dark mode; only the colors differ.
      await showIn(page, 'dark');
      inOrder({...walk, stops: await focusEach(page)});
    });

  test('the results page', async ({page, started}) => {
    await started('/search?q=sintering+furnace');
    // Less than a page of hits: otherwise more would load along the way.
    await expect(page.getByRole('main').getByRole('status')).toHaveText(/^1?\d documents found$/);
    inOrder(await walkWithTab(page));
  });
});

test('the search modal keeps the focus while it is open, and every stop in it is seen', async ({
  page,
  started,
  modal,
}) => {
  await started(REFERENCE_PAGE);
  await modal.openAndType('invoice');
  await expect(modal.hits.first()).toBeVisible();
  const {stops, expected} = await walkWithTab(page, '[role="dialog"]');
  // Starts at the input, whose form shows the focus indicator, and wraps around to it.
  expect(stops.map(({place}) => place)).toEqual(Array.from({length: expected}, (_, turn) => (turn + 1) % expected));
  expect(unseen(stops.slice(0, -1))).toEqual([]);
  await expect(modal.input).toBeFocused();
});

test('a definition is the next stop, and Escape goes back to its word', async ({page}) => {
  await page.goto(REFERENCE_PAGE);
  const word = page.locator('a[href^="#term-"]').first();
  const definition = page.locator((await word.getAttribute('href'))!);
  await word.focus();
  await page.keyboard.press('Enter');
  await expect(definition).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(definition.getByRole('link')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(definition).toBeHidden();
  await expect(word).toBeFocused();
});

/** The hit that the input references is the one shown as selected, and it is in view. */
async function expectActive(modal: SearchModal, index: number): Promise<void> {
  const hit = index < 0 ? modal.hits.last() : modal.hits.nth(index);
  await expect(hit).toHaveAttribute('aria-selected', 'true');
  await expect(modal.input).toHaveAttribute('aria-activedescendant', (await hit.getAttribute('id'))!);
  await expect(hit).toBeInViewport();
  await expect(modal.input).toBeFocused();
}

test('arrow keys, Home, and End move through the hits, and Enter opens, here or in a new tab', async ({
  started,
  context,
  modal,
}) => {
  const page = await started('/');
  await modal.openAndType('invoice');
  await expect(modal.hits.nth(2)).toBeVisible();
  await expectActive(modal, 0);
  for (const [key, place] of [
    ['ArrowDown', 1],
    ['ArrowUp', 0],
    ['ArrowUp', -1],
    ['ArrowDown', 0],
    ['End', -1],
    // The first moves the cursor.
    ['Home', -1],
    ['Home', 0],
  ] as const) {
    await page.keyboard.press(key);
    await expectActive(modal, place);
  }
  const caret = () => modal.input.evaluate((input: HTMLInputElement) => input.selectionStart);
  await page.keyboard.press('Home');
  expect(await caret()).toBe(0);
  await page.keyboard.type('an ');
  await page.keyboard.press('End');
  expect(await caret()).toBe('an invoice'.length);
  await expectActive(modal, 0);

  const address = (await modal.hits.first().getAttribute('href'))!;
  for (const key of ['Control', 'Meta']) {
    const opened = context.waitForEvent('page');
    await page.keyboard.press(`${key}+Enter`);
    await expect(await opened).toHaveURL(new URL(address, page.url()).href);
    await (await opened).close();
    await expect(modal.dialog).toBeVisible();
    await expect(page).toHaveURL('/');
  }
  await page.keyboard.press('ArrowDown');
  const next = (await modal.hits.nth(1).getAttribute('href'))!;
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(next);
  await expect(modal.dialog).toHaveCount(0);
});
