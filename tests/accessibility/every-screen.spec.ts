/**
 * Whatever a reader can open fits its viewport, and axe-core finds nothing on it, in either color mode, on a large and
 * on a small screen. The main screens are also compared with what assistive technology gets: roles, names, states, and
 * their order. These snapshots contain what readers rely on and leave out what writers change. With `PICTURES=1` each
 * screen is also saved as a screenshot for review.
 */
import {COLOR_MODES, colorProblems, EVERY_OTHER_RULE, showIn, violations, type Part} from '../support/axe';
import {sidewaysScroll} from '../support/layout';
import {keepPictures, pageScreens, searchScreens, sidebarScreens, type Screen} from '../support/screens';
import {expect, test} from '../support/site';

const DESKTOP = {width: 1280, height: 900};
const MOBILE = {width: 390, height: 844};
/** Widths at which only the fit is checked. */
const OTHER_WIDTHS = [360, 768, 1920];

// In one worker, so that each text style is checked only once; most screens have few new ones.
test.describe.configure({mode: 'default'});
const known = {light: new Set<string>(), dark: new Set<string>()};

/** The accessibility tree snapshots, for the screens that have one. */
const TREES: Readonly<Record<string, string>> = {
  'a reference page with the application': 'page.aria.yml',
  'the search modal with recent and favorite searches': 'search-start.aria.yml',
  'the search modal with hits': 'search-hits.aria.yml',
  'the search modal without results': 'search-nothing.aria.yml',
  'the search modal after a failure': 'search-failure.aria.yml',
  'the not-found page': 'not-found.aria.yml',
  'the page-error screen': 'page-error.aria.yml',
  'the crash screen': 'crash.aria.yml',
  'the mobile sidebar with the section’s pages': 'menu-of-section.aria.yml',
  'the mobile sidebar with the main menu': 'main-menu.aria.yml',
};

/**
 * Opens each screen at the first size and checks it at every size; viewports wider than `widest` don't have the screen.
 * axe looks at `part` only if the page behind it is inert.
 */
function look(
  screens: Readonly<Record<string, Screen>>,
  sizes: readonly (typeof DESKTOP)[],
  part?: Part,
  widest = Infinity,
): void {
  test.describe(sizes.map(({width}) => `${width} px`).join(' and '), () => {
    // Reduced motion, so that nothing is checked halfway through a fade.
    test.use({viewport: sizes[0]!, contextOptions: {reducedMotion: 'reduce'}});

    for (const [name, show] of Object.entries(screens)) {
      test(`${name} fits and has no violation`, async ({page, consoleWatch}) => {
        await show(page, consoleWatch);
        if (TREES[name]) await expect.soft(page.locator('body')).toMatchAriaSnapshot({name: TREES[name]});
        for (const size of sizes) {
          await page.setViewportSize(size);
          expect.soft(await violations(page, EVERY_OTHER_RULE, part), `${size.width} px`).toEqual([]);
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

test('every snapshot belongs to a screen', () => {
  const screens = Object.keys({...searchScreens, ...pageScreens, ...sidebarScreens});
  expect(Object.keys(TREES).filter((name) => !screens.includes(name))).toEqual([]);
});

look(pageScreens, [DESKTOP, MOBILE]);
look(searchScreens, [DESKTOP, MOBILE], {include: ['dialog[open]']});
look(sidebarScreens, [MOBILE], {include: ['#menu']}, 996);
