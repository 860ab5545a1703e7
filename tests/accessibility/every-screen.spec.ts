/**
 * What a reader can open fits its window, and axe-core finds nothing on it, in either color mode, on a large and on a
 * small screen. With `PICTURES=1` each is also kept as a picture, for people to look at.
 */
import {COLOR_MODES, EVERY_OTHER_RULE, colorProblems, RULES_OVER_INERT_PAGE, showIn, violations} from '../support/axe';
import {sidewaysScroll} from '../support/layout';
import {keepPictures} from '../support/pictures';
import {pageScreens, searchScreens, sidebarScreens, type Screen} from '../support/screens';
import {expect, test} from '../support/site';

const DESKTOP = {width: 1280, height: 900};
const MOBILE = {width: 390, height: 844};
/** Where nothing but the fit is looked at. */
const OTHER_WIDTHS = [360, 768, 1920];

/** The styles of text that this worker has looked at; most screens have few new ones. */
const known = {light: new Set<string>(), dark: new Set<string>()};

/** Opened on the first of the sizes, and looked at on each; what is wider than `widest` does not have the screen. */
function look(
  screens: Readonly<Record<string, Screen>>,
  sizes: readonly (typeof DESKTOP)[],
  rules = EVERY_OTHER_RULE,
  widest = Infinity,
): void {
  test.describe(sizes.map(({width}) => `${width} px`).join(' and '), () => {
    // Still, so that nothing is looked at while it is half faded in.
    test.use({viewport: sizes[0]!, contextOptions: {reducedMotion: 'reduce'}});

    for (const [name, show] of Object.entries(screens)) {
      test(`${name} fits and has no violation`, async ({page, consoleWatch}) => {
        await show(page, consoleWatch);
        for (const size of sizes) {
          await page.setViewportSize(size);
          expect.soft(await violations(page, rules), `${size.width} px`).toEqual([]);
          for (const mode of COLOR_MODES) {
            await showIn(page, mode);
            expect.soft(await colorProblems(page, known[mode]), `${size.width} px, ${mode}`).toEqual([]);
          }
        }
        const widths = [...OTHER_WIDTHS, ...sizes.map(({width}) => width)].filter((width) => width < widest);
        for (const width of widths) {
          await page.setViewportSize({width, height: 900});
          expect.soft(await sidewaysScroll(page), `${width} px`).toBe(0);
          await keepPictures(page, `${name} ${width}`);
        }
      });
    }
  });
}

look({...searchScreens, ...pageScreens}, [DESKTOP, MOBILE]);
look(sidebarScreens, [MOBILE], RULES_OVER_INERT_PAGE, 996);
