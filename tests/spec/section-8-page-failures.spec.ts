/** 8. The error catalog: pages that crash, don't load, differ, or are served from the wrong place. */
import type {Page} from '@playwright/test';
import {listen} from '../../scripts/serve/listen';
import {createSiteServer} from '../../scripts/serve/site-server';
import {BUILD, plainHost} from '../support/served-sites';
import {expect, test} from '../support/site';

/**
 * Wraps an element in another one, as translators and other extensions do. The application then fails to remove its
 * element on navigation.
 */
function wrapElement(page: Page, selector: string): Promise<void> {
  return page.locator(selector).evaluate((element) => {
    const wrapper = document.createElement('font');
    element.replaceWith(wrapper);
    wrapper.append(element);
  });
}

test('pages that crash', async ({page, started, consoleWatch}) => {
  consoleWatch.allow(/removeChild|NotFoundError/);
  const heading = page.getByRole('heading', {level: 1});
  const crashes = async (from: string, wrap: string, goTo: string) => {
    await started(from);
    await wrapElement(page, wrap);
    await page.locator(`a[href="${goTo}"]`).first().click();
    await expect(page.getByRole('heading', {name: 'This page crashed.', exact: true})).toBeVisible();
    await expect(page.getByText(/removeChild/).first()).toBeVisible();
  };
  const triesAgain = async (goTo: string) => {
    await page.getByRole('button', {name: 'Try again'}).click();
    await expect(heading).not.toHaveText('This page crashed.');
    await expect(page).toHaveURL(goTo);
  };
  const content = 'main > .container > .row';

  await test.step('2.39 one shows ‘This page crashed.’ with a Try again button', async () => {
    await crashes('/guides/invoicing-and-shipping', content, '/guides/outsourcing');
    await triesAgain('/guides/outsourcing');
  });
  await test.step('8.8 a crash outside the layout reads the same, with the error’s message', async () => {
    await crashes('/', 'nav.navbar', '/docs/cases/overview');
    await triesAgain('/docs/cases/overview');
  });
  await test.step('a crash screen is left with its page, and so is its title', async () => {
    await crashes('/docs/cases/search', content, '/docs/cases/line-items');
    await page.locator('.navbar__link', {hasText: 'Docs'}).click();
    await expect(heading).toHaveText('Cases');
    await expect(page).toHaveTitle(/^Cases/);
  });
});

test('8.13 a recoverable rendering error is logged to the console only', async ({page, started, consoleWatch}) => {
  consoleWatch.allow(/onRecoverableError/);
  const logged = page.waitForEvent('console', (message) => message.text().includes('React Root onRecoverableError'));
  const host = await plainHost((html) => html.replace('>Next</div>', '>Rewritten</div>'));
  try {
    await started(`${host.origin}/docs/cases/overview`);
    await logged;
    await expect(page.getByText('Rewritten')).toHaveCount(0);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Cases');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page.getByText('This page crashed.')).toHaveCount(0);
  } finally {
    await page.goto('about:blank');
    host.close();
  }
});

test('8.14 a wrong base URL setting shows a warning banner with the right one', async ({page, consoleWatch}) => {
  consoleWatch.allow(/status of 404|HTTP status 404|MIME type/);
  const server = createSiteServer({root: BUILD, baseUrl: '/elsewhere/'});
  await page.goto(`http://localhost:${await listen(server, 0)}/elsewhere/`);
  const banner = page.getByRole('alert');
  await expect(banner).toContainText('Your Docusaurus site did not load properly.');
  await expect(banner).toContainText('Current configured baseUrl = / (default value)');
  await expect(banner).toContainText('We suggest trying baseUrl = /elsewhere/');
  await page.mouse.move(9, 9);
  await expect(banner).toHaveCount(1);
  server.closeAllConnections();
  server.close();
});

test('8.14 without styles but with the right base URL, no banner shows', async ({page, started, consoleWatch}) => {
  consoleWatch.allow(/ERR_FAILED/);
  await page.route('**/assets/css/*.css', (route) => route.abort());
  await started('/');
  await expect(page.getByText('did not load properly')).toHaveCount(0);
});
