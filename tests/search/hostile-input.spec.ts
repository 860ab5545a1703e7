/** Malicious queries and stored searches: normal results, never a crash. */
import type {Page} from '@playwright/test';
import {SearchModal, savedSearch, storeKey} from '../support/search-modal';
import {expect, test} from '../support/site';

const QUERIES = [
  '__proto__',
  'constructor',
  '<img src=x onerror=alert(1)>',
  '"><script>alert(1)</script>',
  '(((((',
  '.*+?^${}()|[]\\',
  '🦷👩‍🔬',
  'فاتورة مختبر',
  '\u202Eecioni',
  'the of and',
  '%00%ff',
];

test('hostile queries get normal answers in the modal', async ({page}) => {
  await page.goto('/');
  page.on('dialog', (dialog) => expect(dialog.message(), 'no script of a query runs').toBe('never'));
  const modal = await new SearchModal(page).open();
  const answer = modal.dialog.getByText(/^(See all|Believe this query)/).first();
  for (const query of QUERIES) {
    await modal.input.fill('');
    await expect(answer, query).toHaveCount(0);
    await modal.input.fill(query);
    await expect(answer, query).toBeVisible();
    await expect(modal.dialog.locator('img, script'), query).toHaveCount(0);
  }
  await modal.input.fill('workstations');
  await expect(modal.hits.first()).toContainText('Workstations');
  await modal.input.fill('   ');
  await expect(modal.dialog.getByText('No recent searches')).toBeVisible();
});

test('hostile queries in the address get normal answers on the results page', async ({page}) => {
  const main = page.getByRole('main');
  const status = main.getByRole('status');
  /** Navigates as a link would, without loading another document. */
  const goTo = (query: string) =>
    page.evaluate(
      (search) => {
        history.pushState(null, '', `/search${search}`);
        dispatchEvent(new PopStateEvent('popstate', {state: null}));
      },
      query && `?q=${encodeURIComponent(query)}`,
    );
  await page.goto(`/search?q=${'x'.repeat(10_000)}`);
  await expect(status).toHaveText(/^No results for/);
  for (const query of QUERIES) {
    await goTo('');
    await expect(status, query).toBeEmpty();
    await goTo(query);
    await expect(status, query).toHaveText(/documents? found|No results for/);
    await expect(main.locator('img, script'), query).toHaveCount(0);
  }
});

const good = savedSearch('Invoices', '/docs/financials/invoices');

/** Stores text as the saved searches, which are read whenever the modal opens. */
async function openWith(page: Page, stored: string): Promise<SearchModal> {
  await page.evaluate(([keys, text]) => keys.forEach((key) => localStorage.setItem(key, text)), [
    [storeKey('recent'), storeKey('favourite')],
    stored,
  ] as const);
  return new SearchModal(page).open();
}

test('stored searches that cannot be read are ignored, and good ones beside them kept', async ({page}) => {
  await page.goto('/');
  for (const [name, stored] of [
    ['not JSON', '{{{'],
    ['not a list', '{"recent":[]}'],
    ['null', 'null'],
    ['entries of an older version', '[{"title":"Invoices","link":"/docs/financials/invoices"}]'],
    ['entries without titles', JSON.stringify([{...good, hierarchy: null}])],
    ['titles that are not text', JSON.stringify([{...good, hierarchy: {lvl0: {}, lvl1: []}}])],
    ['an address elsewhere', JSON.stringify([{...good, url: 'https://elsewhere.example/'}])],
  ] as const) {
    const modal = await openWith(page, stored);
    await expect(modal.dialog.getByText('No recent searches'), name).toBeVisible();
    await modal.input.fill('invoice');
    await expect(modal.hits.first(), name).toBeVisible();
    await page.keyboard.press('Escape');
  }
  const modal = await openWith(page, JSON.stringify([null, good, 'invoice', {...good, type: 7}]));
  await expect(modal.savedLinks('Recent')).toHaveText(['Invoices']);
});

test('a stored address with a malformed hash, or with its origin, opens its page', async ({started, baseURL}) => {
  const page = await started('/docs/cases/overview');
  const title = page.getByRole('heading', {level: 1});
  for (const [hash, isWhole] of [
    ['#100%', false],
    ['#%E0%A4%A', false],
    // Earlier versions also saved the origin.
    ['', true],
    ['#%', true],
  ] as const) {
    const url = `${isWhole ? baseURL! : ''}/docs/financials/invoices${hash}`;
    const modal = await openWith(page, JSON.stringify([{...good, url}]));
    await modal.savedLinks('Recent').first().click();
    await expect(page, url).toHaveURL(/^http:\/\/[^/]+\/docs\/financials\/invoices(#|$)/);
    await expect(title, url).toHaveText('Invoices');
    await expect(page.getByText('This page crashed.'), url).toHaveCount(0);
    await page.goBack();
    await expect(title, url).toHaveText('Cases');
  }
});
