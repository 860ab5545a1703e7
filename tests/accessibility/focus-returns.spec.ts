/** Whatever opens takes focus or leaves it where the reader is, and returns it on close. */
import {REFERENCE_PAGE} from '../support/screens';
import {SearchModal} from '../support/search-modal';
import {expect, test} from '../support/site';

test('the search modal gives the focus back to what had it', async ({page, started}) => {
  await started(REFERENCE_PAGE);
  const link = page.getByRole('main').getByRole('link').nth(3);
  await link.focus();
  await page.keyboard.press('/');
  await expect(new SearchModal(page).input).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(link).toBeFocused();
});

test('a definition is the next stop, and Escape goes back to its word', async ({page}) => {
  await page.goto(REFERENCE_PAGE);
  const word = page.locator('a[href^="#term-"]').first();
  const definition = page.locator(`${await word.getAttribute('href')}`);
  await word.focus();
  await page.keyboard.press('Enter');
  await expect(definition).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(definition.getByRole('link')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(definition).toBeHidden();
  await expect(word).toBeFocused();
});

test.describe('the drawer', () => {
  test.use({viewport: {width: 390, height: 844}});

  test('has a cross that can be seen', async ({page}) => {
    await page.goto('/');
    await page.getByRole('button', {name: 'Toggle navigation bar'}).press('Enter');
    const cross = page.getByRole('button', {name: 'Close navigation bar'});
    await expect(cross).toBeFocused();
    await expect(cross.locator('svg')).toHaveCSS('stroke', /^rgb/);
  });
});
