/** Two settings move the site to another origin and below a path. */
import {serveFixtureSite, type ServedSite} from './support/fixture-sites';
import {expect, startApplication, test} from './support/site';

let site: ServedSite;
test.beforeAll(async () => {
  test.setTimeout(300_000);
  site = await serveFixtureSite('help');
});
test.afterAll(() => site.close());

const at = (path: string) => `${site.origin}/help${path}`;

test('the application runs below the path, and its links stay below it', async ({page}) => {
  await page.goto(at('/'));
  await startApplication(page);
  await page.locator('.navbar__link', {hasText: 'Guides'}).click();
  await expect(page).toHaveURL(at('/guides/invoicing-and-shipping'));
  const outside = page.locator('a[href^="/"]:not([href^="/help/"]):not([href="/help"])');
  await expect(outside).toHaveCount(0);
  await expect(page.getByText('did not load properly')).toHaveCount(0);
});

test('the sitemap and the canonical addresses have the configured origin and path', async ({page, request}) => {
  const sitemap = await (await request.get(at('/sitemap.xml'))).text();
  expect(sitemap).toContain('<loc>https://www.lab-compass.example/help/docs/cases/overview</loc>');
  expect(sitemap).not.toMatch(/\/help\/(search|docs|guides|pilot)<\/loc>/);
  await page.goto(at('/docs/cases/overview'));
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    'https://www.lab-compass.example/help/docs/cases/overview',
  );
});
