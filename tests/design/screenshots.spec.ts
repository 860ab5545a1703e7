/**
 * Every kind of screen fits its window. With `PICTURES=1` each is also kept as a picture, for people to look at; that
 * takes most of the time.
 */
import {mkdirSync} from 'node:fs';
import {COLOR_MODES, showIn} from '../support/axe';
import {sidewaysScroll} from '../support/layout';
import {REFERENCE_PAGE, pageScreens, searchScreens, sidebarScreens, type Screen} from '../support/screens';
import {expect, test} from '../support/site';

const FOLDER = '.cache/screenshots';
const WIDTHS = [360, 768, 1280, 1920];

const opened =
  (path: string): Screen =>
  async (page) =>
    void (await page.goto(path));

const pages: Readonly<Record<string, Screen>> = {
  'the home page': opened('/'),
  'a reference page': opened(REFERENCE_PAGE),
  'a guide': opened('/guides/invoicing-and-shipping'),
  'a category': opened('/docs/category/integrations'),
  'a comparison': opened('/pilot/compare/dlcpm'),
  'the changelog': opened('/pilot/changelog'),
};

test.use({contextOptions: {reducedMotion: 'reduce'}});
test.beforeAll(() => mkdirSync(FOLDER, {recursive: true}));

function picture(screens: Readonly<Record<string, Screen>>, widths: readonly number[], fullPage: boolean): void {
  for (const [name, show] of Object.entries(screens)) {
    test(`${name} fits at ${widths.join(', ')} px`, async ({page, consoleWatch}) => {
      await page.setViewportSize({width: widths[0]!, height: 900});
      await show(page, consoleWatch);
      for (const width of widths) {
        await page.setViewportSize({width, height: 900});
        for (const mode of COLOR_MODES) {
          await showIn(page, mode);
          const path = `${FOLDER}/${name.replace(/[^\w]+/g, '-')}-${width}-${mode}.jpg`;
          if (process.env.PICTURES) await page.screenshot({path, quality: 80, fullPage});
          expect(await sidewaysScroll(page), `${width} px, ${mode}`).toBe(0);
        }
      }
    });
  }
}

picture(pages, WIDTHS, true);
picture(pageScreens, WIDTHS, false);
picture(searchScreens, WIDTHS, false);
picture(
  sidebarScreens,
  WIDTHS.filter((width) => width < 996),
  false,
);
