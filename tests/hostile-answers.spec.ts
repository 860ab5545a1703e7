/** Whatever the hosted search, or an impostor, responds: it is shown as text and links to this site, or not at all. */
import {searches, sends, sendsJson} from './support/hosted-search/behaviours';
import {sampleRecords} from './support/hosted-search/sample-records';
import {expect, test} from './support/hosted-search/test';
import {SearchModal} from './support/search-modal';

const OWN = 'https://www.lab-compass.example/help/docs/financials/invoices';
const titles = (lvl1: string) => ({
  lvl0: 'Financials',
  lvl1,
  lvl2: null,
  lvl3: null,
  lvl4: null,
  lvl5: null,
  lvl6: null,
});
const hit = (objectID: string, url: unknown, title = 'Invoices') => ({
  objectID,
  url,
  type: 'lvl1',
  hierarchy: titles(title),
  content: null,
});
const answer = (hits: unknown[]) => sendsJson({results: [{hits, nbHits: hits.length, page: 0, nbPages: 1, query: ''}]});

const FOREIGN = {
  'a script': 'javascript:document.title="ran"',
  'a document in the address': 'data:text/html,<script>alert(1)</script>',
  'another origin': 'https://elsewhere.example/help/docs/financials/invoices',
  'another origin without a scheme': '//elsewhere.example/help/',
  'a backslash for a slash': '/\\elsewhere.example/help/',
  'a user name that looks like the site': 'https://www.lab-compass.example@elsewhere.example/help/',
  'a page outside the site': 'https://www.lab-compass.example/account/delete',
  'a way out of the site': 'https://www.lab-compass.example/help/../account',
  'no text': 7,
  nothing: null,
};

const MARKUP = '<img src=x onerror="document.title=1"><script>document.title=1</script><b>bold</b>';

test('whatever an answer holds, it shows as text, as links to the site, as the error screen, or not at all', async ({
  page,
  started,
  hosted,
}) => {
  await started('/help/docs/cases/overview');
  const title = page.getByRole('heading', {level: 1});
  const crashed = page.getByText('This page crashed.');
  const modal = await new SearchModal(page).open();

  for (const [name, behaviour] of Object.entries({
    'no JSON': sends(200, '<!doctype html><title>Sign in</title>'),
    'half a piece': sends(200, '{"results":[{"hits":[{"objectID":"1"'),
    'another shape': sendsJson({results: {hits: []}}),
    'no results': sendsJson({results: []}),
    'hits that are no list': sendsJson({results: [{hits: {length: 3}, nbHits: 3}]}),
    null: sendsJson(null),
  })) {
    await test.step(`an answer that cannot be read shows the error screen, and the next one is shown: ${name}`, async () => {
      hosted.everywhere(behaviour);
      await modal.input.fill(`invoice ${name}`);
      await expect(modal.dialog.getByText('Unable to fetch results').last()).toBeVisible();
      hosted.everywhere(searches(sampleRecords));
      await modal.input.fill('statement');
      await expect(modal.hits.first()).toBeVisible();
    });
  }

  await test.step('hits in pieces that are broken are left out, and the whole ones are shown', async () => {
    hosted.everywhere(
      answer([
        null,
        'a hit',
        [],
        {},
        {objectID: 'no hierarchy', url: OWN, type: 'lvl1'},
        {...hit('list', OWN), hierarchy: []},
        {...hit('wrong type', OWN), type: 'lvl9'},
        {...hit('titles', OWN), hierarchy: {lvl0: {}, lvl1: ['Invoices']}},
        {...hit('no id', OWN), objectID: {}},
        {...hit('highlight', OWN, 'Whole'), _highlightResult: 'none', _snippetResult: [null]},
      ]),
    );
    await modal.input.fill('broken');
    await expect(modal.hits).toHaveText([/^Whole/]);
    await expect(crashed).toHaveCount(0);
  });

  await test.step('markup in titles, snippets, and highlights is text', async () => {
    const marked = {value: `<mark>Inv</mark>oices ${MARKUP}</mark><mark>`, matchLevel: 'full'};
    hosted.everywhere(
      answer([
        {
          ...hit('markup', OWN, `Invoices ${MARKUP}`),
          type: 'content',
          content: `Text ${MARKUP}`,
          _highlightResult: {hierarchy: {lvl1: marked}},
          _snippetResult: {content: {value: `<mark>Text</mark> ${MARKUP}`}},
        },
      ]),
    );
    await modal.input.fill('markup');
    await expect(modal.hits).toContainText(['<img src=x onerror=']);
    await expect(modal.dialog.locator('img, script, b')).toHaveCount(0);
    await modal.input.press('Enter');
    await expect(page).toHaveURL(/\/help\/docs\/financials\/invoices/);
    await page.keyboard.press('Control+k');
    await expect(modal.savedLinks('Recent')).toContainText([/Invoices/]);
    await expect(modal.dialog.locator('img, script, b')).toHaveCount(0);
    expect(await page.title()).not.toBe('1');
    await page.goBack();
    await expect(title).toHaveText('Cases');
  });

  // For other malformed hashes, see malformed-hash.spec.ts and search/hostile-input.spec.ts.
  await test.step('a hit that leads to a malformed hash opens its page, and so does the search saved of it', async () => {
    hosted.everywhere(answer([hit('malformed', `${OWN}#%E0%A4%A`, 'Malformed')]));
    for (const link of [modal.hits, modal.savedLinks('Recent')]) {
      await modal.open();
      if (link === modal.hits) await modal.input.fill('malformed');
      await expect(link.first()).toContainText('Malformed');
      await link.first().click();
      await expect(page).toHaveURL(/\/help\/docs\/financials\/invoices/);
      await expect(title).toHaveText('Invoices');
      await expect(crashed).toHaveCount(0);
      await page.goBack();
      await expect(title).toHaveText('Cases');
    }
  });

  await test.step('addresses that are not the site’s are left out, in the dialog and on the results page', async () => {
    const foreign = Object.entries(FOREIGN).map(([name, url]) => hit(name, url, `Foreign: ${name}`));
    hosted.everywhere(answer([hit('own', OWN, 'Own'), ...foreign]));
    await modal.openAndType('foreign');
    await expect(modal.hits).toHaveText([/^Own/]);
    await expect(modal.dialog.getByText('Foreign')).toHaveCount(0);
    await page.goto('/help/search?q=foreign');
    await expect(page.getByRole('main').getByRole('article')).toHaveText([/^Own/]);
    await expect(page.locator('a[href*="elsewhere"], a[href^="javascript:"], a[href^="data:"]')).toHaveCount(0);
  });
});
