/** On Letter paper, a page is its text, tables, and figures, in black on white. */
import {REFERENCE_PAGE} from '../support/screens';
import {expect, test} from '../support/site';

const KINDS = [
  '/',
  REFERENCE_PAGE,
  '/guides/outsourcing',
  '/pilot/compare/dlcpm',
  '/pilot/changelog',
  '/markdown-page',
];

const CHROME = [
  '.theme-announcement-bar',
  '.navbar',
  '.theme-doc-sidebar-container',
  '.theme-doc-breadcrumbs',
  '.theme-doc-toc-desktop',
  '.theme-doc-toc-mobile',
  '.theme-back-to-top-button',
  '.pagination-nav',
  '.hash-link',
  'form',
  '.footer',
].join(', ');

/** 8.5 inches minus the margins, at 96 pixels per inch. */
test.use({viewport: {width: 672, height: 912}});

test('every kind of page prints without chrome, and nothing is cut at the right', async ({page, started}) => {
  for (const path of KINDS) {
    await page.emulateMedia({media: 'screen'});
    await started(path);
    await page.evaluate(() => (document.documentElement.dataset.theme = 'dark'));
    await expect(page.locator(CHROME).filter({visible: true}), path).not.toHaveCount(0);
    await page.emulateMedia({media: 'print'});
    await expect(page.locator(CHROME).filter({visible: true}), path).toHaveCount(0);
    await expect(page.getByRole('heading', {level: 1}), path).toBeVisible();
    const tooWide = await page
      .locator('main :is(table, figure)')
      .evaluateAll((found) =>
        found
          .filter((element) => element.checkVisibility() && element.getBoundingClientRect().right > innerWidth + 1)
          .map(({outerHTML}) => outerHTML.slice(0, 120)),
      );
    expect(tooWide, path).toEqual([]);
    await expect(page.locator('body'), path).toHaveCSS('color', 'rgb(27, 34, 51)');
  }
});

test('figures stay on paper, and their buttons do not', async ({page}) => {
  await page.goto(REFERENCE_PAGE);
  await page.emulateMedia({media: 'print'});
  await expect(page.locator('figure').first()).toBeVisible();
  await expect(page.getByRole('button').filter({hasText: /Copy/, visible: true})).toHaveCount(0);
});
