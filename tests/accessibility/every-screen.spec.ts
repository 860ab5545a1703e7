/** axe-core finds nothing on what a reader can open, in either color mode, on a large and on a small screen. */
import {COLOR_RULES, showIn, violations} from '../support/axe';
import {pageScreens, searchScreens, sidebarScreens, type Screen} from '../support/screens';
import {expect, test} from '../support/site';

const SIZES = {
  desktop: {viewport: {width: 1280, height: 900}, screens: {...searchScreens, ...pageScreens}},
  mobile: {viewport: {width: 390, height: 844}, screens: {...searchScreens, ...sidebarScreens, ...pageScreens}},
} satisfies Record<string, {viewport: object; screens: Record<string, Screen>}>;

for (const [size, {viewport, screens}] of Object.entries(SIZES)) {
  test.describe(size, () => {
    // Still, so that nothing is looked at while it is half faded in.
    test.use({viewport, contextOptions: {reducedMotion: 'reduce'}});

    for (const [name, show] of Object.entries(screens)) {
      test(`${name}: no violation`, async ({page, consoleWatch}) => {
        await show(page, consoleWatch);
        await showIn(page, 'light');
        expect.soft(await violations(page), 'light').toEqual([]);
        await showIn(page, 'dark');
        expect.soft(await violations(page, COLOR_RULES), 'dark').toEqual([]);
      });
    }
  });
}
