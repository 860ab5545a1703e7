/**
 * Malicious or malformed addresses, stored data, and queries: normal pages and answers, never a crash, never code. For what
 * the search finds for such queries, see search/engine/engine.test.ts.
 */
import type {Page} from '@playwright/test';
import {savedSearch, storeKey} from './support/search-modal';
import {expect, MARK, startApplication, test} from './support/site';

const DOC = '/docs/cases/overview';
const TEXTS = [
  `"><script>${MARK}=1</script>`,
  `<svg/onload=${MARK}=1>`,
  `javascript:${MARK}=1`,
  `{{constructor.constructor('${MARK}=1')()}}`,
  '{"__proto__":{"polluted":1}}',
  '[{"objectID":{},"hierarchy":[]}, null]',
  '//elsewhere.example/',
  '/../../etc/passwd',
  '%E0%A4%A',
  '\u0000\u001f\u007f',
  '\u202e\u2066gnitset\u2069\ufeff',
  'e\u0301\u0327'.repeat(20),
];
const STORED = [
  'theme',
  'docusaurus.announcement.id',
  'docusaurus.announcement.dismiss',
  'docs-preferred-version-default',
  storeKey('recent'),
  storeKey('favourite'),
];

const title = (page: Page) => page.getByRole('heading', {level: 1});
const store = (page: Page, text: string, keys = STORED) =>
  page.evaluate(([all, value]) => all.forEach((key) => localStorage.setItem(key, value)), [keys, text] as const);

/** No text ran as code. A violation of the policy is a console error, which fails any test. */
async function expectText(page: Page): Promise<void> {
  expect(await page.evaluate((mark) => mark in window, MARK)).toBe(false);
}

test('hostile texts in addresses, in stored data, and in the search show as text', async ({
  page,
  consoleWatch,
  modal,
}) => {
  consoleWatch.allow(/status of 40[034] .*\/docs\/[^/]*$/);
  const addresses = [
    (text: string) => `/search?q=${text}#${text}`,
    (text: string) => `/docs/${text}`,
    (text: string) => `/pilot/changelog?area=${text}&kind=${text}`,
  ];
  for (const [number, text] of TEXTS.entries()) {
    const answer = await page.goto(addresses[number % addresses.length]!(encodeURIComponent(text)));
    // The server rejects an invalid URL before any page is shown.
    if (answer?.status() === 400 || answer?.status() === 403) continue;
    await startApplication(page);
    await expect(title(page)).toHaveCount(1);
    await expectText(page);
    // For the next page, which reads it as it loads.
    await store(page, text);
  }
  // The search reads what is stored whenever it is opened.
  await page.goto('/');
  for (const text of TEXTS) {
    await store(page, text);
    await modal.openAndType(text);
    await expect(modal.dialog.getByText(/^(See all|Believe this query)/).first(), text).toBeVisible();
    await expect(modal.dialog.locator('img, script, svg[onload]'), text).toHaveCount(0);
    await expectText(page);
    await page.keyboard.press('Escape');
    await expect(modal.dialog, text).toHaveCount(0);
  }
});

// In the address, in a link, on the open page, and in a stored search.
test('a hash that cannot be decoded opens its page', async ({page, started, baseURL, modal}) => {
  for (const hash of ['#100%', '#%E0%A4%A']) {
    await test.step(hash, async () => {
      await started(DOC + hash);
      await expect(title(page)).toHaveText('Cases');
      await page.evaluate((href) => {
        const link = Object.assign(document.createElement('a'), {href, textContent: 'A malformed link'});
        document.querySelector('.markdown p')!.append(link);
      }, `/docs/cases/line-items${hash}`);
      await page.getByRole('link', {name: 'A malformed link'}).click();
      await expect(title(page)).toHaveText('Line items');
      await page.goBack();
      await expect(title(page)).toHaveText('Cases');
      await page.goForward();
      await expect(title(page)).toHaveText('Line items');

      await started(DOC);
      await page.evaluate((text) => (location.hash = text), hash);
      await page.locator('.navbar').getByRole('link', {name: 'Guides'}).click();
      await expect(title(page)).toHaveText('Invoicing and shipping');
      await page.goBack();
      await expect(title(page)).toHaveText('Cases');
    });
  }
  // Earlier versions also saved the origin.
  for (const address of ['#100%', '#%E0%A4%A', baseURL!, `${baseURL!}#%`].map((text) =>
    text.replace(/#|$/, '/docs/financials/invoices$&'),
  )) {
    await test.step(`stored: ${address}`, async () => {
      await store(page, JSON.stringify([savedSearch('Invoices', address)]), [storeKey('recent')]);
      await modal.open();
      await modal.savedLinks('Recent').first().click();
      await expect(page).toHaveURL(/^http:\/\/[^/]+\/docs\/financials\/invoices(#|$)/);
      await expect(title(page)).toHaveText('Invoices');
      await page.goBack();
      await expect(title(page)).toHaveText('Cases');
    });
  }
});

test('a link to a hash without a target leads to the top, and its index.html is dropped', async ({started}) => {
  const page = await started(DOC);
  await page.evaluate(() => {
    scrollTo(0, 3000);
    const link = document.querySelector<HTMLAnchorElement>('.markdown a[href="/docs/cases/line-items"]')!;
    link.href = '/docs/cases/line-items/index.html#gone-anchor';
    link.click();
  });
  await expect(title(page)).toHaveText('Line items');
  await expect(page).toHaveURL('/docs/cases/line-items#gone-anchor');
  expect(await page.evaluate(() => scrollY)).toBe(0);
});
