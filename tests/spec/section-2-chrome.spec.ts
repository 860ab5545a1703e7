/** 2. Screens and routes: navigation and chrome. */
import {generatedConfig} from '../support/generated';
import {expect, test} from '../support/site';

const SMALL_SCREEN = {width: 390, height: 800};
const DOC = '/docs/system/integrations/shipping/ups';

test('2.24 a docs page shows where it is in its sidebar', async ({page}) => {
  await page.goto(DOC);
  const crumbs = page.getByRole('navigation', {name: 'Breadcrumbs'}).getByRole('listitem');
  await expect(crumbs).toHaveText(['', 'System', 'Integrations', 'Shipping', 'UPS']);
  await expect(crumbs.nth(2).getByRole('link')).toHaveAttribute('href', '/docs/category/integrations');
});

test('2.25 the table of contents lists the headings of levels 2 and 3', async ({page}) => {
  await page.goto('/docs/cases/overview');
  const headings = page.locator('.theme-doc-markdown').locator('h2[id], h3[id]');
  const ids = await headings.evaluateAll((found) => found.map(({id}) => `#${id}`));
  const links = page.locator('.theme-doc-toc-desktop a');
  expect(await links.evaluateAll((found) => found.map((link) => link.getAttribute('href')))).toEqual(ids);
  expect(ids.length).toBeGreaterThan(3);
  // No page has a deeper heading today; with this setting none of them would be listed.
  expect((await generatedConfig()).themeConfig.tableOfContents).toEqual({minHeadingLevel: 2, maxHeadingLevel: 3});
});

test('2.26 the navbar has on its left Pilot, Docs and Guides', async ({page}) => {
  await page.goto('/');
  await expect(page.locator('.navbar__items:not(.navbar__items--right) .navbar__link')).toHaveText([
    'Pilot',
    'Docs',
    'Guides',
  ]);
});

test('2.27 each navbar item links to the first document of its sidebar', async ({page}) => {
  for (const [label, href] of [
    ['Pilot', '/pilot/welcome/why-pilot'],
    ['Docs', '/docs/cases/overview'],
    ['Guides', '/guides/invoicing-and-shipping'],
  ] as const) {
    await page.goto('/');
    const item = page.locator('.navbar__link', {hasText: label});
    await expect(item).toHaveAttribute('href', href);
    await item.click();
    await expect(page).toHaveURL(href);
    const documents = page.locator('.theme-doc-sidebar-menu a:not([href*="/category/"])');
    await expect(documents.first(), label).toHaveAttribute('href', href);
  }
});

test('2.28 the navbar has a search box', async ({page}) => {
  await page.goto('/');
  await expect(page.getByRole('navigation', {name: 'Main'}).getByRole('button', {name: /^Search/})).toBeVisible();
});

test('2.29 the navbar has a colour-mode toggle', async ({started}) => {
  const page = await started('/');
  await page.getByRole('button', {name: /currently light mode/}).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test.describe('on a small screen', () => {
  test.use({viewport: SMALL_SCREEN});

  test('2.30 a hamburger opens a sidebar with a back-to-main-menu button', async ({started}) => {
    const page = await started('/docs/cases/overview');
    const sidebar = page.locator('#menu');
    await expect(sidebar).toBeHidden();
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    await expect(sidebar.getByRole('link', {name: 'Line items'})).toBeVisible();
    await sidebar.getByRole('button', {name: '← Back to main menu'}).click();
    await expect(sidebar.getByRole('link', {name: 'Guides'})).toBeInViewport();
    await sidebar.getByRole('button', {name: 'Close navigation bar'}).click();
    await expect(sidebar.getByRole('link', {name: 'Guides'})).not.toBeInViewport();
  });

  test('2.30 a page without a sidebar has the main menu only', async ({started}) => {
    const page = await started('/');
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    await expect(page.locator('#menu').getByRole('link', {name: 'Docs'})).toBeInViewport();
    await expect(page.getByRole('button', {name: '← Back to main menu'})).not.toBeInViewport();
  });
});

test('2.31 no language or version dropdown is shown', async ({started}) => {
  const page = await started('/docs/cases/overview');
  await expect(page.locator('.navbar .dropdown, .navbar [aria-haspopup=true]')).toHaveCount(0);
  await expect(page.locator('.theme-doc-version-badge, .theme-doc-version-banner')).toHaveCount(0);
});

test('2.32 the navbar stays when the reader scrolls', async ({started}) => {
  const page = await started('/docs/cases/overview');
  await page.mouse.move(600, 500);
  await page.mouse.wheel(0, 2_000);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
  await expect(page.getByRole('navigation', {name: 'Main'})).toBeInViewport({ratio: 1});
  await expect(page.getByRole('navigation', {name: 'Main'})).not.toHaveClass(/navbarHideable/);
});

test('2.33 the desktop layout starts above a width of 996 px', async ({started, page}) => {
  await page.setViewportSize({width: 996, height: 800});
  await started('/docs/cases/overview');
  const hamburger = page.getByRole('button', {name: 'Toggle navigation bar'});
  const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
  await expect(hamburger).toBeVisible();
  await expect(sidebar).toBeHidden();
  await page.setViewportSize({width: 997, height: 800});
  await expect(hamburger).toBeHidden();
  await expect(sidebar).toBeVisible();
  await expect(page.locator('.theme-doc-toc-desktop')).toBeVisible();
});

test('2.34 the footer has a Legal group with terms of service and privacy policy', async ({page}) => {
  await page.goto('/');
  const group = page.locator('.footer__col', {hasText: 'Legal'});
  await expect(group.getByRole('link')).toHaveText([/^Terms of service/, /^Privacy policy/]);
  for (const link of await group.getByRole('link').all()) await expect(link).toHaveAttribute('href', /^https:\/\//);
});

test('2.35 the footer has a More group with product site and changelog', async ({page}) => {
  await page.goto('/');
  const group = page.locator('.footer__col', {hasText: 'More'});
  await expect(group.getByRole('link')).toHaveText([/product site/, 'Changelog']);
  await group.getByRole('link', {name: 'Changelog'}).click();
  await expect(page).toHaveURL('/pilot/changelog');
});

test('2.36 the footer has a copyright line, on every kind of page', async ({page, consoleWatch}) => {
  consoleWatch.allow(/status of 404 .*\/nope$/);
  for (const path of ['/', '/search', '/docs/category/cases', '/guides/outsourcing', '/nope']) {
    await page.goto(path);
    await expect(page.getByRole('contentinfo').getByText('Copyright ©'), path).toBeVisible();
  }
});

test('2.37 the first Tab reaches a link that skips to the main content', async ({page}) => {
  await page.goto('/docs/cases/overview');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', {name: 'Skip to main content'});
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('nav.navbar'))).toBeNull();
  expect(await page.evaluate(() => document.activeElement?.closest('.main-wrapper') !== null)).toBe(true);
});
