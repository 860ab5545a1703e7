/** Template variables and template texts are copied with one press. */
import {expect, test} from '../support/site';

const PAGE = '/docs/system/email-templates';
const VARIABLE = '{{case.case_number}}';

test.beforeEach(({context}) => context.grantPermissions(['clipboard-read', 'clipboard-write']));

const clipboard = () => navigator.clipboard.readText();

test('a variable is copied as the very first act, with a click or a key', async ({page}) => {
  await page.goto(PAGE);
  const variable = page.getByRole('button', {name: VARIABLE}).first();
  await variable.click();
  await expect(variable.getByRole('status')).toHaveText('Copied');
  expect(await page.evaluate(clipboard)).toBe(VARIABLE);
  const next = page.getByRole('button', {name: '{{case.patient}}'}).first();
  await next.focus();
  await page.keyboard.press('Enter');
  await expect(next.getByRole('status')).toHaveText('Copied');
  await expect(variable.getByRole('status')).toHaveCount(0);
  expect(await page.evaluate(clipboard)).toBe('{{case.patient}}');
});

test('a template text is copied whole', async ({started}) => {
  const page = await started(PAGE);
  const block = page.locator('pre', {hasText: '{{#each line_items}}'});
  await block.locator('..').getByRole('button', {name: 'Copy'}).click();
  await expect(block.locator('..').getByRole('button')).toHaveText('Copied');
  expect(await page.evaluate(clipboard)).toBe(await block.innerText());
});

test('where the clipboard is forbidden, the reader is told so', async ({page}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', {value: undefined}));
  await page.goto(PAGE);
  const variable = page.getByRole('button', {name: VARIABLE}).first();
  await variable.click();
  await expect(variable.getByRole('status')).toHaveText('Not copied');
});
