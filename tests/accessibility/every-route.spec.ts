/** axe-core finds nothing on any route, in either color mode, on a large and on a small screen. */
import {everyRoute} from '../spec/listed-routes';
import {COLOR_RULES, showIn, violations} from '../support/axe';
import {expect, test} from '../support/site';

const SCREENS = {desktop: {width: 1280, height: 900}, mobile: {width: 390, height: 844}};

for (const route of [...everyRoute, '/no/such/page']) {
  test(`${route} has no violation`, async ({page, consoleWatch}) => {
    consoleWatch.allow(/status of 404/);
    await page.goto(route);
    for (const [screen, size] of Object.entries(SCREENS)) {
      await page.setViewportSize(size);
      await showIn(page, 'light');
      expect.soft(await violations(page), `${screen}, light`).toEqual([]);
      await showIn(page, 'dark');
      expect.soft(await violations(page, COLOR_RULES), `${screen}, dark`).toEqual([]);
    }
  });
}
