/** The words that were found are marked on the page that a hit leads to (CSS highlights, which leave the page as it is). */
import type {Page} from '@playwright/test';
import {SearchModal} from '../support/search-modal';
import {expect, startApplication, test} from '../support/site';

const DOC = '/docs/cases/overview';

const markedWords = (page: Page) =>
  page.evaluate(() => [...(CSS.highlights.get('search-arrival') ?? [])].map((range) => (range as Range).toString()));

async function openHit(page: Page): Promise<void> {
  const modal = await new SearchModal(page).openAndType('workstations');
  await expect(modal.hits.first()).toContainText('Workstations');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/docs\/operational-flow\/workstations/);
}

for (const [how, open] of [
  ['as a document', (page: Page) => page.goto(DOC)],
  [
    'by the application',
    async (page: Page) => {
      await page.goto(DOC);
      await startApplication(page);
    },
  ],
] as const) {
  test.describe(`a page that a hit opens ${how}`, () => {
    test.beforeEach(async ({page}) => {
      await open(page);
      await openHit(page);
      await expect.poll(() => markedWords(page)).toContain('Workstations');
    });

    test('marks the words that were found and no others, not on paper, until Escape', async ({page}) => {
      for (const word of await markedWords(page)) expect(word.toLowerCase()).toContain('workstation');
      const background = () =>
        page.evaluate(
          () => getComputedStyle(document.querySelector('h1')!, '::highlight(search-arrival)').backgroundColor,
        );
      const onScreen = await background();
      await page.emulateMedia({media: 'print'});
      expect(await background()).not.toBe(onScreen);
      await page.keyboard.press('Escape');
      expect(await markedWords(page)).toEqual([]);
    });

    test('marks nothing on the next page, nor when it is opened again', async ({page}) => {
      await page.locator('.navbar').getByRole('link', {name: 'Guides'}).click();
      await expect(page).toHaveURL('/guides/invoicing-and-shipping');
      await expect.poll(() => markedWords(page)).toEqual([]);
      await page.goBack();
      await expect(page.getByRole('heading', {level: 1})).toHaveText('Workstations');
      expect(await markedWords(page)).toEqual([]);
    });
  });
}
