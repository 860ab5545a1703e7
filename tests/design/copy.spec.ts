/** Template variables and template texts are copied with one press. */
import type {Locator, Page} from '@playwright/test';
import {expect, test} from '../support/site';

const PAGE = '/docs/system/email-templates';

test.beforeEach(({context}) => context.grantPermissions(['clipboard-read', 'clipboard-write']));

const clipboard = () => navigator.clipboard.readText();

/** The variables of the first template; the list is closed until somebody wants it. */
async function openVariables(page: Page): Promise<Locator> {
  const list = page.locator('details:has(table button)').first();
  await list.locator('summary').click();
  return list.getByRole('rowheader').getByRole('button');
}

test('a variable is copied with a click or a key, and the reader is told so', async ({page}) => {
  await page.goto(PAGE);
  const variables = await openVariables(page);
  const [first, second] = [variables.nth(0), variables.nth(1)];
  await first.click();
  await expect(first).toHaveAttribute('data-copied', 'Copied');
  await expect(page.locator('body > [role="status"]')).toHaveText('Copied');
  expect(await page.evaluate(clipboard)).toBe(await first.locator('code').innerText());
  await second.focus();
  await page.keyboard.press('Enter');
  await expect(second).toHaveAttribute('data-copied', 'Copied');
  await expect(first).not.toHaveAttribute('data-copied');
  expect(await page.evaluate(clipboard)).toBe(await second.locator('code').innerText());
  expect(await page.evaluate(clipboard)).toMatch(/^\{\{[\w.]+\}\}$/);
});

test('a template text is copied whole', async ({started}) => {
  const page = await started(PAGE);
  const block = page.locator('div:has(> pre)', {hasText: '{{#each line_items}}'});
  await block.getByRole('button').click();
  await expect(block.getByRole('button')).toHaveAccessibleName('Copied');
  expect(await page.evaluate(clipboard)).toBe(await block.locator('code').innerText());
});

test('where the clipboard is forbidden, the reader is told so', async ({page}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', {value: undefined}));
  await page.goto(PAGE);
  const variable = (await openVariables(page)).first();
  await variable.click();
  await expect(variable).toHaveAttribute('data-copied', 'Not copied');
});
