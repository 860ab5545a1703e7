/** 1, 2, 4, 9. The home page, and the navigation and chrome of every page. */
import {expect, startApplication, test} from '../support/site';

const DOC = '/docs/system/integrations/shipping/ups';

test('the home page, for a reader whose system is dark', async ({page}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  await page.goto('/');
  const navbar = page.getByRole('navigation', {name: 'Main'});
  const toggle = page.getByRole('button', {name: /^Switch between dark and light mode/});

  await test.step('1.1 its tagline says that the product simplifies lab management', () =>
    expect(page.getByRole('heading', {level: 1})).toHaveText('Pilot simplifies lab management.'));

  await test.step('2.26 the navbar has on its left Pilot, Docs and Guides', () =>
    expect(navbar.locator('.navbar__items:not(.navbar__items--right) .navbar__link')).toHaveText([
      'Pilot',
      'Docs',
      'Guides',
    ]));

  await test.step('2.28 the navbar has a search box', () =>
    expect(navbar.getByRole('button', {name: /^Search/})).toBeVisible());

  await test.step('2.34 the footer has a Legal group with terms of service and privacy policy', async () => {
    const links = page.locator('.footer__col', {hasText: 'Legal'}).getByRole('link');
    await expect(links).toHaveText([/^Terms of service/, /^Privacy policy/]);
    for (const link of await links.all()) await expect(link).toHaveAttribute('href', /^https:\/\//);
  });

  for (const when of ['before the application runs', 'when it runs']) {
    await test.step(`4.5, 9.18 the color mode is light by default, and the switch is enabled, ${when}`, async () => {
      if (when === 'when it runs') await startApplication(page);
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
      await expect(page.getByRole('button', {name: /currently light mode/})).toBeEnabled();
    });
  }

  await test.step('2.5 / is the home page', async () => {
    await expect(page).toHaveTitle('Pilot Documentation');
    await expect(page.getByRole('main').getByRole('search')).toBeVisible();
  });

  await test.step('2.29, 4.4 the toggle switches between light and dark and never offers the system mode', async () => {
    for (const mode of ['dark', 'light', 'dark']) {
      await toggle.click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
      await expect(toggle).toHaveAccessibleName(`Switch between dark and light mode (currently ${mode} mode)`);
    }
    await page.emulateMedia({colorScheme: 'light'});
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });

  await test.step('2.35 the footer has a More group with product site and changelog', async () => {
    const links = page.locator('.footer__col', {hasText: 'More'}).getByRole('link');
    await expect(links).toHaveText([/product site/, 'Changelog']);
    await links.filter({hasText: 'Changelog'}).click();
    await expect(page).toHaveURL('/pilot/changelog');
  });

  await test.step('2.27 each navbar item links to the first document of its sidebar', async () => {
    for (const [label, href] of [
      ['Docs', '/docs/cases/overview'],
      ['Guides', '/guides/invoicing-and-shipping'],
      ['Pilot', '/pilot/welcome/why-pilot'],
    ] as const) {
      const item = page.locator('.navbar__link', {hasText: label});
      await expect(item).toHaveAttribute('href', href);
      await item.click();
      await expect(page).toHaveURL(href);
      const documents = page.locator('.theme-doc-sidebar-menu a:not([href*="/category/"])');
      await expect(documents.first(), label).toHaveAttribute('href', href);
    }
  });
});

test('a docs page', async ({page}) => {
  await page.goto(DOC);
  const navbar = page.getByRole('navigation', {name: 'Main'});

  await test.step('2.37 the first Tab reaches a link that skips to the main content', async () => {
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', {name: 'Skip to main content'});
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    for (const path of ['/', '/docs/category/cases', DOC]) {
      await page.goto(path);
      for (const key of ['Tab', 'Enter', 'Tab']) await page.keyboard.press(key);
      await expect(page.locator(':focus'), path).toHaveCount(1);
      expect(await page.locator(':focus').evaluate((link) => link.matches('main *:not(aside *)')), path).toBe(true);
    }
  });

  await startApplication(page);

  await test.step('2.24 it shows where it is in its sidebar', async () => {
    const crumbs = page.getByRole('navigation', {name: 'Breadcrumbs'}).getByRole('listitem');
    await expect(crumbs).toHaveText(['', 'System', 'Integrations', 'Shipping', 'UPS']);
    await expect(crumbs.nth(2).getByRole('link')).toHaveAttribute('href', '/docs/category/integrations');
  });

  await test.step('2.25 the table of contents lists the headings of levels 2 and 3', async () => {
    const headings = page.locator('.theme-doc-markdown').locator('h2[id], h3[id]');
    const ids = await headings.evaluateAll((found) => found.map(({id}) => `#${id}`));
    const links = page.locator('.theme-doc-toc-desktop a');
    expect(await links.evaluateAll((found) => found.map((link) => link.getAttribute('href')))).toEqual(ids);
    expect(ids.length).toBeGreaterThan(3);
  });

  await test.step('2.31 no language or version dropdown is shown', async () => {
    await expect(page.locator('.navbar .dropdown, .navbar [aria-haspopup=true]')).toHaveCount(0);
    await expect(page.locator('.theme-doc-version-badge, .theme-doc-version-banner')).toHaveCount(0);
  });

  await test.step('2.32 the navbar stays when the reader scrolls', async () => {
    await page.mouse.move(600, 500);
    await page.mouse.wheel(0, 2_000);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
    await expect(navbar).toBeInViewport({ratio: 1});
    await expect(navbar).not.toHaveClass(/navbarHideable/);
  });

  await test.step('2.33, 9.13 the desktop layout starts above a width of 996 px', async () => {
    for (const [width, isDesktop] of [
      [995, false],
      [996, false],
      [997, true],
    ] as const) {
      await page.setViewportSize({width, height: 800});
      const shown = (visible: boolean) => ({visible});
      await expect(page.getByRole('button', {name: 'Toggle navigation bar'})).toBeVisible(shown(!isDesktop));
      await expect(page.getByRole('navigation', {name: 'Docs sidebar'})).toBeVisible(shown(isDesktop));
      await expect(page.locator('.theme-doc-toc-desktop')).toBeVisible(shown(isDesktop));
    }
  });
});
