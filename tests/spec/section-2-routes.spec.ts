/** 2. Screens and routes: URLs in the browser. */
import {plainHost} from '../support/served-sites';
import {expect, test} from '../support/site';

test('2.3 a trailing index.html is dropped, also on a host that does not redirect', async ({page, started}) => {
  await page.goto('/docs/cases/overview/index.html?from=mail#who-can-do-it');
  await expect(page).toHaveURL('/docs/cases/overview?from=mail#who-can-do-it');
  await page.goto('/index.html');
  await expect(page).toHaveURL('/');
  const host = await plainHost();
  try {
    await started(`${host.origin}/docs/cases/overview/index.html`);
    await expect(page).toHaveURL(`${host.origin}/docs/cases/overview`);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  } finally {
    await page.goto('about:blank');
    host.close();
  }
});

test('2.4 a navigation scrolls to the hash target, or else to the top', async ({started, modal}) => {
  const page = await started('/docs/cases/overview');
  const toc = page.locator('.theme-doc-toc-desktop a');
  const target = (await toc.nth(3).getAttribute('href'))!;
  await toc.nth(3).click();
  await expect(page).toHaveURL(new RegExp(`${target}$`));
  await expect(page.locator(`[id="${target.slice(1)}"]`)).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  await page.getByRole('link', {name: 'Guides', exact: true}).first().click();
  await expect(page).toHaveURL(/\/guides\/invoicing-and-shipping$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  // A search hit leads to a heading of another page.
  await modal.openAndType('void unused return labels');
  const heading = 'void-unused-return-labels';
  await modal.dialog.locator(`a[href$="/docs/customers/return-labels#${heading}"]`).first().click();
  await expect(page).toHaveURL(`/docs/customers/return-labels#${heading}`);
  await expect(page.locator(`[id="${heading}"]`)).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
});
