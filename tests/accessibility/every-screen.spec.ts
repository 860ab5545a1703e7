/** axe-core finds nothing on what a reader can open, in either color mode, on a large and on a small screen. */
import {COLOR_RULES, EVERY_RULE, RULES_OVER_INERT_PAGE, showIn, violations} from '../support/axe';
import {pageScreens, searchScreens, sidebarScreens, type Screen} from '../support/screens';
import {expect, test} from '../support/site';

const DESKTOP = {width: 1280, height: 900};
const MOBILE = {width: 390, height: 844};

/** Opened on the first of the sizes, and looked at on each. */
function look(screens: Readonly<Record<string, Screen>>, sizes: readonly (typeof DESKTOP)[], rules = EVERY_RULE): void {
  test.describe(sizes.map(({width}) => `${width} px`).join(' and '), () => {
    // Still, so that nothing is looked at while it is half faded in.
    test.use({viewport: sizes[0]!, contextOptions: {reducedMotion: 'reduce'}});

    for (const [name, show] of Object.entries(screens)) {
      test(`${name}: no violation`, async ({page, consoleWatch}) => {
        await show(page, consoleWatch);
        for (const size of sizes) {
          await page.setViewportSize(size);
          await showIn(page, 'light');
          expect.soft(await violations(page, rules), `${size.width} px, light`).toEqual([]);
          await showIn(page, 'dark');
          expect.soft(await violations(page, COLOR_RULES), `${size.width} px, dark`).toEqual([]);
        }
      });
    }
  });
}

look({...searchScreens, ...pageScreens}, [DESKTOP, MOBILE]);
look(sidebarScreens, [MOBILE], RULES_OVER_INERT_PAGE);
