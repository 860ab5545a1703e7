/**
 * The site below a path, with the hosted search: its links stay below the path, and whatever the service responds is
 * shown as text and links to this site, or not at all. For each kind of answer, see search/hosted/wire-format.test.ts, and
 * for one that can't be read, spec/section-8-search-messages.spec.ts.
 */
import {sendsJson} from './support/hosted-search/service';
import {expect, test} from './support/hosted-search/test';

const SITE = 'https://www.lab-compass.example/help';
const OWN = `${SITE}/docs/financials/invoices`;
const MARKUP = '<img src=x onerror="document.title=1"><script>document.title=1</script><b>bold</b>';

const hit = (lvl1: string, url: unknown) => ({
  ...{objectID: lvl1, url, type: 'lvl1', content: null},
  hierarchy: {lvl0: 'Financials', lvl1, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null},
});
const answer = (hits: unknown[]) => sendsJson({results: [{hits, nbHits: hits.length, page: 0, nbPages: 1, query: ''}]});

test('links, the sitemap, and the canonical addresses have the configured origin and path', async ({page, started}) => {
  await started('/help/');
  await page.locator('.navbar__link', {hasText: 'Guides'}).click();
  await expect(page).toHaveURL('/help/guides/invoicing-and-shipping');
  await expect(page.locator('a[href^="/"]:not([href^="/help/"]):not([href="/help"])')).toHaveCount(0);
  await expect(page.getByText('did not load properly')).toHaveCount(0);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${SITE}/guides/invoicing-and-shipping`);
  const sitemap = await (await page.request.get('/help/sitemap.xml')).text();
  expect(sitemap).toContain(`<loc>${SITE}/docs/cases/overview</loc>`);
  expect(sitemap).not.toMatch(/\/help\/(search|docs|guides|pilot)<\/loc>/);
});

test('whatever an answer holds, it shows as text, links to the site, or not at all', async ({
  page,
  started,
  hosted,
  modal,
}) => {
  await started('/help/docs/cases/overview');
  await modal.open();

  await test.step('broken hits and foreign addresses are left out, and markup is text', async () => {
    const marked = {value: `<mark>Inv</mark>oices ${MARKUP}</mark><mark>`, matchLevel: 'full'};
    const whole = {
      ...hit(`Invoices ${MARKUP}`, OWN),
      ...{type: 'content', content: `Text ${MARKUP}`, _highlightResult: {hierarchy: {lvl1: marked}}},
      _snippetResult: {content: {value: `<mark>Text</mark> ${MARKUP}`}},
    };
    const foreign = [
      'javascript:document.title="ran"',
      'https://elsewhere.example/help/',
      '/\\elsewhere.example/help/',
    ];
    hosted.everywhere(
      answer([null, {}, {...whole, hierarchy: []}, ...foreign.map((url) => hit('Foreign', url)), whole]),
    );
    await modal.input.fill('markup');
    await expect(modal.hits).toContainText(['<img src=x onerror=']);
    await expect(modal.dialog.getByText('Foreign')).toHaveCount(0);
    await expect(modal.dialog.locator('img, script, b')).toHaveCount(0);
    await modal.input.press('Enter');
    await expect(page).toHaveURL(/\/help\/docs\/financials\/invoices/);
    await page.keyboard.press('Control+k');
    await expect(modal.savedLinks('Recent')).toContainText([/Invoices/]);
    await expect(modal.dialog.locator('img, script, b')).toHaveCount(0);
    expect(await page.title()).not.toBe('1');
  });
});
