/** URLs whose hash can't be decoded open their page, however the reader gets there. */
import {expect, startApplication, test} from './support/site';

const DOC = '/docs/cases/overview';
const OTHER = '/docs/cases/line-items';

for (const hash of ['#100%', '#%E0%A4%A']) {
  test(`${hash} in the address that is opened, in a link that is followed, and set on the open page`, async ({
    started,
  }) => {
    const page = await started(DOC + hash);
    const title = page.getByRole('heading', {level: 1});
    await expect(title).toHaveText('Cases');

    await page.evaluate((href) => {
      const inText = document.createElement('a');
      inText.href = href;
      inText.textContent = 'A malformed link';
      document.querySelector('.markdown p')!.append(inText);
    }, OTHER + hash);
    await page.getByRole('link', {name: 'A malformed link'}).click();
    await expect(title).toHaveText('Line items');
    await page.goBack();
    await expect(title).toHaveText('Cases');
    await page.goForward();
    await expect(title).toHaveText('Line items');

    await started(DOC);
    await page.evaluate((text) => (location.hash = text), hash);
    await page.locator('.navbar').getByRole('link', {name: 'Guides'}).click();
    await expect(title).toHaveText('Invoicing and shipping');
    await page.goBack();
    await expect(title).toHaveText('Cases');
  });
}

test('a hash without a target leads to the top of the next page, and a trailing index.html is dropped', async ({
  page,
}) => {
  await page.goto('/docs/cases/overview');
  await startApplication(page);
  await page.evaluate(() => {
    scrollTo(0, 3000);
    const link = document.querySelector<HTMLAnchorElement>('.markdown a[href="/docs/cases/line-items"]')!;
    link.href = '/docs/cases/line-items/index.html#gone-anchor';
    link.click();
  });
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Line items');
  await expect(page).toHaveURL('/docs/cases/line-items#gone-anchor');
  expect(await page.evaluate(() => scrollY)).toBe(0);
});
