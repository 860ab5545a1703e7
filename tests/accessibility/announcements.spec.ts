/** What is announced to screen readers that sighted readers would notice on their own. */
import {REFERENCE_PAGE} from '../support/screens';
import {expect, test} from '../support/site';

test('a navigation, the way back too, announces the title; a jump inside the page nothing', async ({page, started}) => {
  await started(REFERENCE_PAGE);
  const title = await page.title();
  const announcement = page.locator('body > [role="status"]');
  await page.locator('.theme-doc-toc-desktop a').first().click();
  await expect(page).toHaveURL(/#/);
  await expect(announcement).toHaveText('');
  await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Guides'}).click();
  await expect(page).toHaveURL(/guides/);
  await expect(announcement).toHaveText(/^Invoicing and shipping/i);
  await expect(page).toHaveTitle((await announcement.textContent())!);
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${REFERENCE_PAGE}#`));
  await expect(announcement).toHaveText(title);
});

test('the search announces how much it found, or nothing, in order and once', async ({page, started, modal}) => {
  await started('/docs/category/cases');
  await modal.open();
  await modal.status.evaluate((status) => {
    const said: string[] = [];
    Object.assign(window, {said});
    new MutationObserver(() => {
      const text = status.textContent;
      if (text && text !== said.at(-1)) said.push(text);
    }).observe(status, {childList: true, characterData: true, subtree: true});
  });
  await modal.input.fill('workstationzzq');
  await expect(modal.status).toHaveText('No results for "workstationzzq"');
  await modal.input.fill('remake');
  await expect(modal.status).toHaveText(/^\d+ results$/);
  const results = await modal.status.textContent();
  await expect(modal.dialog.getByRole('link', {name: `See all ${results}`})).toBeVisible();
  // The same count is not announced again.
  await modal.input.press('ArrowDown');
  await modal.input.press('ArrowUp');
  await modal.input.fill('');
  await expect(modal.status).toHaveText('');
  expect(await page.evaluate(() => (window as unknown as {said: string[]}).said)).toEqual([
    'No results for "workstationzzq"',
    results,
  ]);
});
