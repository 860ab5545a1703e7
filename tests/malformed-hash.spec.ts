/** Addresses whose hash cannot be decoded open their page, however the reader comes to them. */
import {expect, test} from './support/site';

const DOC = '/docs/cases/overview';
const OTHER = '/docs/cases/line-items';

for (const hash of ['#100%', '#%E0%A4%A']) {
  test.describe(hash, () => {
    test('in the address that is opened', async ({started}) => {
      const page = await started(DOC + hash);
      await expect(page.getByRole('heading', {level: 1})).toHaveText('Cases');
    });

    test('in a link that the application follows, and back', async ({started}) => {
      const page = await started(DOC);
      await page.evaluate((href) => {
        const inText = document.createElement('a');
        inText.href = href;
        inText.textContent = 'A malformed link';
        document.querySelector('.markdown p')!.append(inText);
      }, OTHER + hash);
      await page.getByRole('link', {name: 'A malformed link'}).click();
      await expect(page.getByRole('heading', {level: 1})).toHaveText('Line items');
      await page.goBack();
      await expect(page.getByRole('heading', {level: 1})).toHaveText('Cases');
      await page.goForward();
      await expect(page.getByRole('heading', {level: 1})).toHaveText('Line items');
    });

    test('set on the open page', async ({started}) => {
      const page = await started(DOC);
      await page.evaluate((text) => (location.hash = text), hash);
      await page.locator('.navbar').getByRole('link', {name: 'Guides'}).click();
      await expect(page.getByRole('heading', {level: 1})).toHaveText('Invoicing and shipping');
      await page.goBack();
      await expect(page.getByRole('heading', {level: 1})).toHaveText('Cases');
    });
  });
}
