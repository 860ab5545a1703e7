/**
 * Every route fits the narrowest screen and names its pictures, and axe-core finds nothing on it, in either color mode,
 * on a large and on a small screen. One visit for all of it: there are many routes.
 */
import {everyRoute} from '../spec/listed-routes';
import {COLOR_RULES, EVERY_RULE, OTHER_RULES, showIn, violations} from '../support/axe';
import {sidewaysScroll, unnamedPictures} from '../support/layout';
import {expect, test} from '../support/site';

const DESKTOP = {width: 1280, height: 900};
const MOBILE = {width: 390, height: 844};
const NOT_FOUND = '/no/such/page';

/** One route of each kind, where contrast is measured on the small screen too: it takes most of the time. */
const KINDS = new Set([
  '/',
  '/docs/cases/overview',
  '/docs/category/cases',
  '/guides/outsourcing',
  '/pilot/compare/dlcpm',
  '/pilot/changelog',
  '/markdown-page',
  '/search',
  NOT_FOUND,
]);

test.use({viewport: {width: 320, height: 640}});

for (const route of [...everyRoute, NOT_FOUND]) {
  test(`${route} fits 320 px and has no violation`, async ({page, consoleWatch}) => {
    consoleWatch.allow(/status of 404 .*\/no\/such\/page$/);
    await page.goto(route);
    expect.soft(await sidewaysScroll(page), 'sideways at 320 px').toBe(0);
    expect.soft(await page.evaluate(unnamedPictures), 'pictures without a name').toEqual([]);
    await page.setViewportSize(MOBILE);
    await showIn(page, 'light');
    expect.soft(await violations(page, KINDS.has(route) ? EVERY_RULE : OTHER_RULES), 'mobile, light').toEqual([]);
    await showIn(page, 'dark');
    if (KINDS.has(route)) expect.soft(await violations(page, COLOR_RULES), 'mobile, dark').toEqual([]);
    await page.setViewportSize(DESKTOP);
    expect.soft(await violations(page, COLOR_RULES), 'desktop, dark').toEqual([]);
    await showIn(page, 'light');
    expect.soft(await violations(page, EVERY_RULE), 'desktop, light').toEqual([]);
  });
}
