/** Template variables, template texts, and whole pages are copied with one click. */
import type {Locator, Page, Route} from '@playwright/test';
import {expect, test} from '../support/site';

const PAGE = '/docs/system/email-templates';

test.beforeEach(({context}) => context.grantPermissions(['clipboard-read', 'clipboard-write']));

const clipboard = () => navigator.clipboard.readText();

/** Opens the variables of the first template; the list is collapsed by default. */
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
  const block = page.locator('copy-buttons:has(> pre)', {hasText: '{{#each line_items}}'});
  await block.getByRole('button').click();
  await expect(block.getByRole('button')).toHaveAccessibleName('Copied');
  expect(await page.evaluate(clipboard)).toBe(await block.locator('code').innerText());
});

test('every kind of page is copied as Markdown while the application runs', async ({started}) => {
  for (const path of ['/', '/docs/category/cases', '/pilot/changelog', '/markdown-page']) {
    const page = await started(path);
    const button = page.getByRole('button', {name: 'Copy page'});
    const address = await page.locator('copy-buttons:has-text("Copy page")').getAttribute('address');
    await button.click();
    await expect(page.locator('[data-copied]'), path).toHaveAccessibleName('Copied');
    const copied = await page.evaluate(clipboard);
    expect(copied).toBe(await (await page.request.get(address!)).text());
    expect(copied).toContain(`# ${await page.getByRole('heading', {level: 1}).innerText()}`);
  }
});

for (const [what, answer] of [
  ['the line is cut', (route: Route) => route.abort()],
  ['the file is missing', (route: Route) => route.fulfill({status: 404, body: 'Not found'})],
] as const) {
  test(`nothing is copied when ${what}, and the reader is told so`, async ({page, consoleWatch}) => {
    consoleWatch.allow(/email-templates\.md$/);
    await page.route('**/*.md', answer);
    await page.goto(PAGE);
    await page.evaluate(() => navigator.clipboard.writeText('from before'));
    await page.getByRole('button', {name: 'Copy page'}).click();
    await expect(page.locator('[data-copied]')).toHaveAccessibleName('Not copied');
    await expect(page.locator('body > [role="status"]')).toHaveText('Not copied');
    expect(await page.evaluate(clipboard)).toBe('from before');
  });
}

test('where the clipboard is forbidden, the reader is told so', async ({page}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', {value: undefined}));
  await page.goto(PAGE);
  const variable = (await openVariables(page)).first();
  await variable.click();
  await expect(variable).toHaveAttribute('data-copied', 'Not copied');
});
