/** 2, 9. The results of a query; business constants and limits of the search. For the timeouts, see search/hosted/hosted.test.ts. */
import type {Locator} from '@playwright/test';
import type {HostedService} from '../support/hosted-search/service';
import {expect, patientClient, test} from '../support/hosted-search/test';
import {test as embeddedTest} from '../support/site';

type Requests = {requests: {hitsPerPage: number; page?: number; attributesToSnippet: string[]}[]};
const lastRequest = (hosted: HostedService) => (hosted.read.requests.at(-1)!.body as Requests).requests[0]!;

const WORDS_BY_WIDTH = [
  [768, 5],
  [769, 10],
] as const;

test('hits and snippets of the hosted search', async ({page, started, hosted, modal}) => {
  await patientClient(page);
  await started('/help/search');
  const main = page.getByRole('main');
  const field = main.getByRole('searchbox');
  const results = main.getByRole('article');

  for (const [width, words] of WORDS_BY_WIDTH) {
    await test.step(`9.4 snippet words: ${words} on a screen ${width} px wide`, async () => {
      await page.setViewportSize({width, height: 800});
      const attributesToSnippet = expect.arrayContaining([`content:${words}`]);
      const snippet = 'One two three four five six seven eight nine ten'.split(' ').slice(0, words).join(' ');
      await field.fill('twelve');
      await field.press('Enter');
      await expect(results.first()).toContainText(`${snippet}…`);
      expect(lastRequest(hosted)).toMatchObject({page: 0, attributesToSnippet});
      await modal.openAndType('twelve');
      await expect(modal.hits.first().getByText('One two')).toHaveText(`${snippet}…`);
      expect(lastRequest(hosted)).toMatchObject({attributesToSnippet});
      expect(lastRequest(hosted).page).toBeUndefined();
      await page.keyboard.press('Escape');
    });
  }

  await test.step('9.1 hits per page: 20, on the results page, which fetches more at its end', async () => {
    await hosted.reset();
    await field.fill('rule');
    await expect(main.getByRole('status')).toHaveText('50 documents found');
    for (const count of [20, 40, 50]) {
      await expect(results).toHaveCount(count);
      await results.last().scrollIntoViewIfNeeded();
    }
    const asked = hosted.read.requests.map(({body}) => (body as Requests).requests[0]!);
    expect(asked.map(({page: number, hitsPerPage}) => [number, hitsPerPage])).toEqual([
      [0, 20],
      [1, 20],
      [2, 20],
    ]);
  });

  await test.step('9.1, 9.5 hits in the modal: 20 are asked for, and 5 shown per group', async () => {
    await modal.openAndType('invoice');
    await expect(modal.group('Financials')).toHaveCount(5);
    expect(lastRequest(hosted).page).toBeUndefined();
    expect(lastRequest(hosted).hitsPerPage).toBe(20);
  });
});

const countWords = (text: string) => text.replaceAll('…', '').trim().split(/\s+/).length;

async function expectWords(snippets: Locator, words: number): Promise<void> {
  const lengths = async () => [...new Set((await snippets.allTextContents()).map(countWords))];
  await expect.poll(lengths).toEqual([words]);
}

embeddedTest('hits and snippets of the embedded search', async ({started, modal}) => {
  const page = await started('/search?q=case');
  const main = page.getByRole('main');
  const field = main.getByRole('searchbox');
  const results = main.getByRole('article');

  await test.step('2.7 /search shows the results of the query in q', async () => {
    await expect(field).toHaveValue('case');
    await expect(results.first().getByRole('link', {name: /case/i})).toBeVisible();
  });

  await test.step('9.1 hits per page: 20', async () => {
    await expect(results).toHaveCount(20);
    const count = await main.getByRole('status').textContent();
    const found = Number(/^(\d+) documents found$/.exec(count ?? '')?.[1]);
    expect(found).toBeGreaterThan(20);
    await results.last().scrollIntoViewIfNeeded();
    await expect(results).toHaveCount(Math.min(found, 40));
  });

  const query = 'why is my invoice not in the statement';
  for (const [width, words] of WORDS_BY_WIDTH) {
    await test.step(`9.4 snippet words: ${words} on a screen ${width} px wide`, async () => {
      await page.setViewportSize({width, height: 800});
      await field.fill(query);
      await field.press('Enter');
      await expect(page).toHaveURL(`/search?q=${query.replaceAll(' ', '+')}`);
      await expectWords(results.locator('p', {hasText: '…'}), words);
      await modal.openAndType(query);
      await expectWords(modal.hits.locator('.search-hit-snippet').filter({hasText: '…'}), words);
      await page.keyboard.press('Escape');
    });
  }
});
