/**
 * Every kind of page fits its viewport; accessibility/every-screen checks what can be opened on it. With `PICTURES=1`
 * each is also saved as a screenshot for review.
 */
import {sidewaysScroll} from '../support/layout';
import {keepPictures} from '../support/pictures';
import {REFERENCE_PAGE} from '../support/screens';
import {expect, test} from '../support/site';

const WIDTHS = [360, 768, 1280, 1920];

const PAGES = {
  'the home page': '/',
  'a reference page': REFERENCE_PAGE,
  'a guide': '/guides/invoicing-and-shipping',
  'a category': '/docs/category/integrations',
  'a comparison': '/pilot/compare/dlcpm',
  'the changelog': '/pilot/changelog',
};

test.use({contextOptions: {reducedMotion: 'reduce'}});

test(`every kind of page fits at ${WIDTHS.join(', ')} px`, async ({page}) => {
  // Screenshots take most of the time.
  if (process.env.PICTURES) test.setTimeout(600_000);
  for (const [name, path] of Object.entries(PAGES)) {
    await page.goto(path);
    for (const width of WIDTHS) {
      await page.setViewportSize({width, height: 900});
      expect(await sidewaysScroll(page), `${name}, ${width} px`).toBe(0);
      await keepPictures(page, `${name} ${width}`, true);
    }
  }
});
