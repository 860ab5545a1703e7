/** The screens a reader can open; each function returns once its screen is shown. */
import {expect, type Page} from '@playwright/test';
import {COLOR_MODES, showIn} from './axe';
import {SearchModal, savedSearch, storeBeforeOpening, storeKey} from './search-modal';
import {startApplication, type ConsoleWatch} from './site';

export const REFERENCE_PAGE = '/docs/cases/overview';
/** Short pages for overlays, since axe also checks every element of the page behind them. */
const SHORT_PAGE = '/docs/category/cases';
const SHORT_REFERENCE_PAGE = '/docs/financials/tax-areas';

export type Screen = (page: Page, consoleWatch: ConsoleWatch) => Promise<void>;

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await startApplication(page);
}

async function openModal(page: Page, query = ''): Promise<SearchModal> {
  await open(page, SHORT_PAGE);
  return new SearchModal(page).openAndType(query);
}

async function showCrash(page: Page, consoleWatch: ConsoleWatch): Promise<void> {
  consoleWatch.allow(/Broken on purpose|React will try|error boundary/);
  await open(page, '/search');
  await page.evaluate(() => {
    URLSearchParams.prototype.get = () => {
      throw new Error('Broken on purpose');
    };
    // In the same step, because any rendering crashes from here on.
    history.pushState(null, '', '/search?q=case');
    dispatchEvent(new PopStateEvent('popstate', {state: null}));
  });
  await expect(page.getByRole('heading', {name: 'This page crashed.'})).toBeVisible();
}

async function showPageError(page: Page, consoleWatch: ConsoleWatch): Promise<void> {
  consoleWatch.allow(/ERR_INTERNET_DISCONNECTED|Loading chunk|ChunkLoadError/);
  await page.goto('/pilot/welcome/why-pilot');
  await startApplication(page);
  await page.context().setOffline(true);
  await page.locator('.navbar__brand').click();
  await expect(page.getByRole('alert').filter({hasText: 'Page Error'})).toBeVisible();
}

/** The search modal in each of its states. */
export const searchScreens: Readonly<Record<string, Screen>> = {
  'the search modal without saved searches': async (page) => {
    const modal = await openModal(page);
    await expect(modal.dialog.getByText('No recent searches')).toBeVisible();
  },
  'the search modal with recent and favorite searches': async (page) => {
    await storeBeforeOpening(page, {
      [storeKey('recent')]: JSON.stringify([savedSearch('Invoices', '/docs/financials/invoices')]),
      [storeKey('favourite')]: JSON.stringify([savedSearch('Workstations', '/docs/operational-flow/workstations')]),
    });
    const modal = await openModal(page);
    await expect(modal.savedLinks('Recent')).toHaveCount(1);
    await expect(modal.savedLinks('Favorite')).toHaveCount(1);
  },
  'the search modal with hits': async (page) => {
    const modal = await openModal(page, 'invoice');
    await expect(modal.hits.first()).toBeVisible();
  },
  'the search modal without results': async (page) => {
    const modal = await openModal(page, 'workstationzzq');
    await expect(modal.dialog.getByText('Believe this query')).toBeVisible();
  },
  'the search modal after a failure': async (page, consoleWatch) => {
    consoleWatch.allow(/Failed to load resource.*\/search-index\//);
    await page.route('**/search-index/**', (route) => route.abort());
    const modal = await openModal(page, 'invoice');
    await expect(modal.dialog.getByText('Unable to fetch results').last()).toBeVisible();
  },
};

/** The mobile sidebar, on small screens only. */
export const sidebarScreens: Readonly<Record<string, Screen>> = {
  'the mobile sidebar with the section’s pages': async (page) => {
    await open(page, SHORT_PAGE);
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    await expect(page.locator('#menu').getByRole('link', {name: 'Line items'})).toBeInViewport();
    // By then the page behind it is inert.
    await expect(page.getByRole('button', {name: 'Close navigation bar'})).toBeFocused();
  },
  'the mobile sidebar with the main menu': async (page) => {
    await open(page, SHORT_PAGE);
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    await page.getByRole('button', {name: '← Back to main menu'}).click();
    await expect(page.locator('#menu').getByRole('link', {name: 'Guides'})).toBeInViewport();
    await expect(page.locator('#menu').getByRole('link', {name: 'Pilot'})).toBeFocused();
  },
};

/** Pages with the application running, and what can be opened on them. */
export const pageScreens: Readonly<Record<string, Screen>> = {
  'a reference page with the application': (page) => open(page, SHORT_REFERENCE_PAGE),
  'a definition': async (page) => {
    await open(page, SHORT_REFERENCE_PAGE);
    await page.locator('a[href^="#term-"]').first().click();
    await expect(page.locator('[id^="term-"]:popover-open')).toBeVisible();
  },
  'the changelog, filtered': async (page) => {
    await open(page, '/pilot/changelog');
    await page.getByRole('combobox', {name: 'Type'}).selectOption('Fixed');
    await expect(page).toHaveURL(/kind=Fixed/);
  },
  'the results page with results': async (page) => {
    await page.goto('/search?q=invoice');
    await expect(page.getByRole('main').getByRole('status')).toContainText('documents found');
  },
  'the results page without results': async (page) => {
    await page.goto('/search?q=workstationzzq');
    await expect(page.getByRole('main').getByText('Try searching for')).toBeVisible();
  },
  'the not-found page': async (page, consoleWatch) => {
    consoleWatch.allow(/status of 404/);
    await open(page, '/docs/customer/return-lables');
    await expect(page.getByRole('main').getByRole('link', {name: 'Customers'})).toBeVisible();
  },
  'the crash screen': showCrash,
  'the page-error screen': showPageError,
};

/** With `PICTURES=1`, saves screenshots in both color modes to .cache/screenshots. Slow, so off by default. */
export async function keepPictures(page: Page, name: string, fullPage = false): Promise<void> {
  if (!process.env.PICTURES) return;
  for (const mode of COLOR_MODES) {
    await showIn(page, mode);
    const path = `.cache/screenshots/${`${name} ${mode}`.replace(/[^\w]+/g, '-')}.jpg`;
    await page.screenshot({path, quality: 80, fullPage});
  }
}
