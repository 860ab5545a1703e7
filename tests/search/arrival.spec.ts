/** Matches are highlighted on the page that a hit leads to (CSS highlights, which don't change the DOM). */
import type {Page} from '@playwright/test';
import {SearchModal} from '../support/search-modal';
import {expect, startApplication, test} from '../support/site';

const DOC = '/docs/cases/overview';

const markedWords = (page: Page) =>
  page.evaluate(() => [...(CSS.highlights.get('search-arrival') ?? [])].map((range) => (range as Range).toString()));

async function openHit(page: Page, title: string): Promise<void> {
  const modal = await new SearchModal(page).openAndType(title.toLowerCase());
  await expect(modal.hits.first()).toContainText(title);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', {level: 1})).toHaveText(title);
  await expect.poll(() => markedWords(page)).toContain(title);
}

for (const how of ['as a document', 'by the application']) {
  test(`a page that a hit opens ${how} marks the words that were found`, async ({page}) => {
    await page.goto(DOC);
    if (how === 'by the application') await startApplication(page);
    await test.step('not on the next page, nor when it is opened again', async () => {
      await openHit(page, 'Departments');
      await page.locator('.navbar').getByRole('link', {name: 'Guides'}).click();
      await expect(page).toHaveURL('/guides/invoicing-and-shipping');
      await expect.poll(() => markedWords(page)).toEqual([]);
      await page.goBack();
      await expect(page.getByRole('heading', {level: 1})).toHaveText('Departments');
      expect(await markedWords(page)).toEqual([]);
    });
    await test.step('and no others, not on paper, until Escape', async () => {
      await openHit(page, 'Workstations');
      for (const word of await markedWords(page)) expect(word.toLowerCase()).toContain('workstation');
      const background = () =>
        page.evaluate(
          () => getComputedStyle(document.querySelector('h1')!, '::highlight(search-arrival)').backgroundColor,
        );
      const onScreen = await background();
      await page.emulateMedia({media: 'print'});
      expect(await background()).not.toBe(onScreen);
      await page.emulateMedia({media: 'screen'});
      await page.keyboard.press('Escape');
      expect(await markedWords(page)).toEqual([]);
    });
  });
}
