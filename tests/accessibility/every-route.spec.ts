/**
 * What holds on every route: it fits every width, its tables fit or clearly scroll, its controls are large enough, its
 * pictures have names, axe-core finds nothing on a small screen or in the colors of either mode, and its application
 * starts. All in one visit, because there are many routes.
 */
import type {Page} from '@playwright/test';
import {everyRoute} from '../spec/listed-routes';
import {
  COLOR_MODES,
  colorProblems,
  EVERY_OTHER_RULE,
  prepareAxe,
  QUICK_RULES,
  showIn,
  violations,
  WITHOUT_CHROME,
} from '../support/axe';
import {layoutProblems, openingBottoms, smallTargets, unnamedPictures} from '../support/layout';
import {KINDS} from '../support/parts';
import {expect, onOnePage, startApplication} from '../support/site';

const DESKTOP = {width: 1280, height: 900};
const MOBILE = {width: 390, height: 844};
const OTHER_WIDTHS = [320, 768];
/** Minimum target sizes for touch and for a mouse. */
const TARGETS = {mobile: 44, desktop: 24};
/** Within how many phone screens each part of a docs page must appear. */
const SCREENS = {title: 1, sentence: 1, tasks: 2} as const;
const NOT_FOUND = '/no/such/page';

/**
 * Where axe also checks the navbar, sidebar, table of contents, and footer, and applies every rule on both screens. These
 * are the same on the other routes and would take most of the time; there axe runs once, on the small screen, where
 * tables and drawings scroll.
 */
const WHOLE = new Set([...KINDS, NOT_FOUND]);

/** Text styles that were already checked; most pages have no new ones. */
const known = {light: new Set<string>(), dark: new Set<string>()};

async function problemsInBothModes(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const mode of COLOR_MODES) {
    await showIn(page, mode);
    found.push(...(await colorProblems(page, known[mode])).map((problem) => `${mode}: ${problem}`));
  }
  return found;
}

async function expectOpening(page: Page): Promise<void> {
  const bottoms = await openingBottoms(page);
  for (const part of ['title', 'sentence', 'tasks'] as const)
    expect.soft(bottoms[part], part).toBeLessThanOrEqual(SCREENS[part] * MOBILE.height);
}

const test = onOnePage(MOBILE, prepareAxe);
// In one worker, which shares the page and the known styles.
test.describe.configure({mode: 'default'});

for (const route of [...everyRoute, NOT_FOUND]) {
  test(`${route} fits, has no violation, and starts`, async ({page, consoleWatch}) => {
    consoleWatch.allow(/status of 404 .*\/no\/such\/page$/);
    const isKind = WHOLE.has(route);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setTouchEmulationEnabled', {enabled: true});
    await page.goto(route);
    if (route.startsWith('/docs/') && !route.includes('/category/')) await expectOpening(page);
    expect.soft(await page.evaluate(unnamedPictures), 'pictures without a name').toEqual([]);
    expect.soft(await smallTargets(page, TARGETS.mobile), 'mobile, controls').toEqual([]);
    // From here on every disclosure is open, as a reader may have them.
    await page.evaluate(() => document.querySelectorAll('main details').forEach((one) => one.setAttribute('open', '')));
    const found = isKind ? violations(page, EVERY_OTHER_RULE) : violations(page, QUICK_RULES, WITHOUT_CHROME);
    expect.soft(await found, 'mobile').toEqual([]);
    // Colors don't depend on the width, except in parts that only small screens have; the kinds of pages cover those.
    if (isKind) expect.soft(await problemsInBothModes(page), 'mobile, colors').toEqual([]);
    await devtools.send('Emulation.setTouchEmulationEnabled', {enabled: false});
    for (const width of [...OTHER_WIDTHS, DESKTOP.width]) {
      await page.setViewportSize({...DESKTOP, width});
      expect.soft(await layoutProblems(page), `${width} px`).toEqual([]);
    }
    expect.soft(await smallTargets(page, TARGETS.desktop), 'desktop, controls').toEqual([]);
    if (isKind) expect.soft(await violations(page), 'desktop').toEqual([]);
    expect.soft(await problemsInBothModes(page), 'desktop, colors').toEqual([]);
    // The console watch fails the test on any error or warning during startup.
    await startApplication(page);
    // Also fails if there are two headings.
    await expect(page.getByRole('heading', {level: 1})).toHaveText(route === NOT_FOUND ? 'Page Not Found' : /./);
    await expect(page.getByText('This page crashed.')).toHaveCount(0);
    const current = page.locator('.theme-doc-sidebar-menu [aria-current=page]');
    if (/^\/(docs|guides|pilot)\//.test(route)) await expect(current).toHaveAttribute('href', route);
  });
}

test('a text that is hard to read is found, also when the others are known', async ({page}) => {
  const styles = new Set<string>();
  await page.goto('/markdown-page');
  expect(await colorProblems(page, styles)).toEqual([]);
  await page
    .locator('main p:not(.page-actions):visible')
    .last()
    .evaluate((text) => text.style.setProperty('color', '#aaa'));
  expect(await colorProblems(page, styles)).toEqual([expect.stringContaining('color-contrast')]);
});
