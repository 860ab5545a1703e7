/**
 * Every route fits the narrowest screen and names its pictures, axe-core finds nothing on it, in either color mode,
 * on a large and on a small screen, and its application starts. One visit for all of it: there are many routes.
 */
import {everyRoute} from '../spec/listed-routes';
import {COLOR_RULES, EVERY_RULE, OTHER_RULES, showIn, violations} from '../support/axe';
import {sidewaysScroll, unnamedPictures} from '../support/layout';
import {expect, startApplication, test} from '../support/site';

const DESKTOP = {width: 1280, height: 900};
const MOBILE = {width: 390, height: 844};
const NOT_FOUND = '/no/such/page';

/**
 * One route of each kind, where contrast is measured on the small screen too, and where axe looks at the navbar,
 * sidebar, table of contents and footer: they are the same on the other routes, and would take half of the time.
 */
const KINDS = new Set([
  '/',
  '/docs/cases/overview',
  '/docs/category/cases',
  '/docs/system/integrations/shipping/ups',
  '/guides/outsourcing',
  '/pilot/compare/dlcpm',
  '/pilot/changelog',
  '/markdown-page',
  '/search',
  NOT_FOUND,
]);

test.use({viewport: {width: 320, height: 640}});

for (const route of [...everyRoute, NOT_FOUND]) {
  test(`${route} fits 320 px, has no violation, and starts`, async ({page, consoleWatch}) => {
    consoleWatch.allow(/status of 404 .*\/no\/such\/page$/);
    const isKind = KINDS.has(route);
    await page.goto(route);
    expect.soft(await sidewaysScroll(page), 'sideways at 320 px').toBe(0);
    expect.soft(await page.evaluate(unnamedPictures), 'pictures without a name').toEqual([]);
    await page.setViewportSize(MOBILE);
    await showIn(page, 'light');
    expect.soft(await violations(page, isKind ? EVERY_RULE : OTHER_RULES, isKind), 'mobile, light').toEqual([]);
    await showIn(page, 'dark');
    if (isKind) expect.soft(await violations(page, COLOR_RULES), 'mobile, dark').toEqual([]);
    await page.setViewportSize(DESKTOP);
    expect.soft(await violations(page, COLOR_RULES, isKind), 'desktop, dark').toEqual([]);
    await showIn(page, 'light');
    expect.soft(await violations(page, EVERY_RULE, isKind), 'desktop, light').toEqual([]);
    // The console watch fails for any complaint of the start.
    await startApplication(page);
    await expect(page.getByRole('heading', {level: 1})).toHaveCount(1);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(route === NOT_FOUND ? 'Page Not Found' : /./);
    await expect(page.getByText('This page crashed.')).toHaveCount(0);
    const current = page.locator('.theme-doc-sidebar-menu [aria-current=page]');
    if (/^\/(docs|guides|pilot)\//.test(route)) await expect(current).toHaveAttribute('href', route);
  });
}
