/**
 * Every route fits the narrowest screen and names its pictures, and axe-core finds nothing on it, in either color mode,
 * on a large and on a small screen. One visit for all of it: there are many routes.
 */
import {everyRoute} from '../spec/listed-routes';
import {COLOR_RULES, showIn, violations} from '../support/axe';
import {sidewaysScroll, unnamedPictures} from '../support/layout';
import {expect, test} from '../support/site';

const SCREENS = {desktop: {width: 1280, height: 900}, mobile: {width: 390, height: 844}};

test.use({viewport: {width: 320, height: 640}});

for (const route of [...everyRoute, '/no/such/page']) {
  test(`${route} fits 320 px and has no violation`, async ({page, consoleWatch}) => {
    consoleWatch.allow(/status of 404 .*\/no\/such\/page$/);
    await page.goto(route);
    expect.soft(await sidewaysScroll(page), 'sideways at 320 px').toBe(0);
    expect.soft(await page.evaluate(unnamedPictures), 'pictures without a name').toEqual([]);
    for (const [screen, size] of Object.entries(SCREENS)) {
      await page.setViewportSize(size);
      await showIn(page, 'light');
      expect.soft(await violations(page), `${screen}, light`).toEqual([]);
      await showIn(page, 'dark');
      expect.soft(await violations(page, COLOR_RULES), `${screen}, dark`).toEqual([]);
    }
  });
}
