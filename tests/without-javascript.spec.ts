/** Without JavaScript, every kind of page is readable. checks/built finds pages that no link leads to. */
import {expect, test} from './support/site';

test.use({javaScriptEnabled: false});

test('every kind of page can be read, and a section opens its first page', async ({page, consoleWatch}) => {
  consoleWatch.allow(/status of 404/);
  for (const path of [
    '/',
    '/docs/cases/overview',
    '/docs/category/customers',
    '/guides/outsourcing',
    '/pilot/compare/dlcpm',
    '/pilot/changelog',
    '/markdown-page',
    '/search',
    '/nope',
    '/docs',
    '/guides',
    '/pilot',
  ]) {
    await page.goto(path);
    if (/^\/(docs|guides|pilot)$/.test(path)) await page.waitForURL(new RegExp(`${path}/.+`));
    for (const width of [390, 1280]) {
      await page.setViewportSize({width, height: 800});
      await expect(page.getByRole('heading', {level: 1}), path).toBeVisible();
      await expect(page.getByRole('contentinfo'), path).toBeVisible();
      await expect(page.getByText('Loading'), path).toHaveCount(0);
      if (path !== '/search') await expect(page.getByRole('main').getByRole('link').first(), path).toBeVisible();
    }
  }
});
