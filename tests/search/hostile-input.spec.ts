/** Queries and stored searches that nobody should type or write: normal answers, never a crash. */
import {SearchModal, savedSearch, storeBeforeOpening, storeKey} from '../support/search-modal';
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
  '   ',
];

test('hostile queries get normal answers in the modal', async ({started}) => {
  const page = await started('/');
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
});

test('hostile queries get normal answers on the results page', async ({started}) => {
  const page = await started('/search');
  const main = page.getByRole('main');
  for (const query of [...QUERIES, 'x'.repeat(10_000)]) {
    await page.goto(`/search?q=${encodeURIComponent(query)}`);
    await expect(main.getByRole('status'), query).toHaveText(/documents? found|No results for/);
    await expect(main.locator('img, script'), query).toHaveCount(0);
  }
});

const good = savedSearch('Invoices', '/docs/financials/invoices');

test('stored searches that cannot be read are ignored', async ({page, started}) => {
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
    await page.evaluate(([keys, text]) => keys.forEach((key) => localStorage.setItem(key, text)), [
      [storeKey('recent'), storeKey('favourite')],
      stored,
    ] as const);
    await started('/');
    const modal = await new SearchModal(page).open();
    await expect(modal.dialog.getByText('No recent searches'), name).toBeVisible();
    await modal.input.fill('invoice');
    await expect(modal.hits.first(), name).toBeVisible();
  }
});

test('good entries beside bad ones are kept', async ({page, started}) => {
  await storeBeforeOpening(page, {[storeKey('recent')]: JSON.stringify([null, good, 'invoice', {...good, type: 7}])});
  await started('/');
  const modal = await new SearchModal(page).open();
  await expect(modal.savedLinks('Recent')).toHaveText(['Invoices']);
});

test('a browser that forbids storage can search', async ({page, started, consoleWatch}) => {
  consoleWatch.allow(/browser storage is not available/);
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await started('/');
  const modal = await new SearchModal(page).openAndType('workstations');
  await modal.hits.first().click();
  await expect(page).toHaveURL(/\/docs\/operational-flow\/workstations$/);
});

test('a stored address with a malformed hash, or with its origin, opens its page', async ({page, started, baseURL}) => {
  await page.goto('/');
  for (const [hash, isWhole] of [
    ['#100%', false],
    ['#%E0%A4%A', false],
    // Earlier versions saved the origin too.
    ['', true],
    ['#%', true],
  ] as const) {
    const url = `${isWhole ? baseURL! : ''}/docs/financials/invoices${hash}`;
    await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
      storeKey('recent'),
      JSON.stringify([{...good, url}]),
    ] as const);
    await started('/docs/cases/overview');
    const modal = await new SearchModal(page).open();
    await modal.savedLinks('Recent').first().click();
    await expect(page, url).toHaveURL(/^http:\/\/[^/]+\/docs\/financials\/invoices(#|$)/);
    await expect(page.getByRole('heading', {level: 1}), url).toHaveText('Invoices');
    await expect(page.getByText('This page crashed.'), url).toHaveCount(0);
  }
});
