/**
 * What a reader does before the application runs is never lost and never done twice. The processor is
 * slowed and the application's scripts are held back until the act is done, so that every act comes first.
 */
import type {Page} from '@playwright/test';
import {applicationFiles, intercept, searchFiles} from './support/built-files';
import {gate} from './support/gate';
import {SearchModal} from './support/search-modal';
import {applicationRuns, expect as siteExpect, test as siteTest} from './support/site';

type Slow = {
  page: Page;
  /** Lets the scripts arrive and waits until the application runs. */
  letStart: () => Promise<void>;
};

/** Everything takes four times as long here. */
const expect = siteExpect.configure({timeout: 40_000});

const DOC = '/docs/cases/overview';

const test = siteTest.extend<{slow: (path: string) => Promise<Slow>}>({
  slow: async ({page}, use) => {
    await use(async (path) => {
      const devtools = await page.context().newCDPSession(page);
      await devtools.send('Emulation.setCPUThrottlingRate', {rate: 4});
      const scripts = gate();
      // The search shares some of them, and does not wait for the rest.
      const scriptFiles = applicationFiles().filter((file) => !searchFiles().includes(file));
      await intercept(page, scriptFiles, async (route) => {
        await scripts.opened;
        await route.continue();
      });
      // A page whose address starts the application waits for its scripts before it counts as loaded.
      await page.goto(path, {waitUntil: 'domcontentloaded'});
      return {
        page,
        letStart: async () => {
          scripts.open();
          await applicationRuns(page);
        },
      };
    });
  },
});

test('what is typed on the results page is newer than the query in its address', async ({slow}) => {
  const {page, letStart} = await slow('/search?q=invoice');
  const field = page.getByRole('main').getByRole('searchbox');
  await field.pressSequentially('statement');
  await letStart();
  await expect(page).toHaveURL('/search?q=statement');
  await expect(field).toHaveValue('statement');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Search results for "statement"');
});

test('what is chosen in the changelog’s filters is shown', async ({slow}) => {
  const {page, letStart} = await slow('/pilot/changelog');
  const all = await page.getByRole('main').locator('output').textContent();
  await page.getByRole('combobox', {name: 'Area'}).selectOption('Cases');
  await page.getByRole('combobox', {name: 'Kind'}).selectOption('Fixed');
  const shown = page.getByRole('main').locator('li[data-area]:visible');
  const matching = await page.locator('li[data-area="Cases"][data-kind="Fixed"]').count();
  await expect(shown).toHaveCount(matching);
  expect(matching).toBeGreaterThan(0);
  for (const entry of await shown.all()) await expect(entry).toContainText(/Fixed\s*Cases/);
  await letStart();
  await expect(shown).toHaveCount(matching);
  await expect(page).toHaveURL('/pilot/changelog?area=Cases&kind=Fixed');
  await expect(page.getByRole('combobox', {name: 'Area'})).toHaveValue('Cases');
  await expect(page.getByRole('combobox', {name: 'Kind'})).toHaveValue('Fixed');
  await expect(page.getByRole('main').locator('output')).not.toHaveText(all!);
});

for (const {act, open} of [
  {
    act: 'a click on the search box',
    open: (page: Page) =>
      page
        .getByRole('button', {name: /^Search/})
        .first()
        .click(),
  },
  {act: 'Ctrl+K', open: (page: Page) => page.keyboard.press('Control+k')},
  {act: 'Cmd+K', open: (page: Page) => page.keyboard.press('Meta+k')},
  {act: 'a slash', open: (page: Page) => page.keyboard.press('/')},
]) {
  test(`${act} opens the search and finds, though the application never comes`, async ({slow}) => {
    const {page} = await slow(DOC);
    const modal = new SearchModal(page);
    await open(page);
    await page.keyboard.type('imv');
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Backspace');
    await page.keyboard.type('nv');
    await expect(modal.input).toHaveValue('inv');
    await expect(modal.input).toBeFocused();
    await expect(modal.hits.first()).toBeVisible();
    expect(await page.evaluate(() => 'docusaurus' in window)).toBe(false);
  });
}

test('the files of the search come once, however often they are asked for', async ({page}) => {
  await page.goto(DOC);
  await page.keyboard.press('/');
  await page.keyboard.type('invoice');
  await expect(page.getByRole('option').first()).toBeVisible();
  const files = searchFiles(DOC);
  const fromServer = async () => {
    const all = await page.evaluate(() =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({transferSize}) => transferSize > 0)
        .map(({name}) => new URL(name).pathname),
    );
    return all.filter((file) => files.includes(file)).toSorted();
  };
  await expect.poll(fromServer).toEqual(files.toSorted());
  await page.waitForLoadState('networkidle');
  expect(await fromServer()).toEqual(files.toSorted());
});

test('a click on a link inside the page leads there, and the reader stays there', async ({slow}) => {
  const {page, letStart} = await slow(DOC);
  const link = page.locator('.theme-doc-toc-desktop a').nth(4);
  const target = page.locator(`[id="${(await link.getAttribute('href'))!.slice(1)}"]`);
  await link.click();
  await expect(target).toBeInViewport();
  await letStart();
  await expect(target).toBeInViewport();
});

test('a click on a link to another page leads there before any script has arrived', async ({slow}) => {
  const {page, letStart} = await slow(DOC);
  await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Guides'}).click();
  await expect(page).toHaveURL('/guides/invoicing-and-shipping');
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await page.mouse.move(9, 9);
  await page.mouse.move(12, 12);
  await letStart();
  expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(3);
});

test('the search form works by itself', async ({slow}) => {
  const {page} = await slow('/');
  await page.getByRole('searchbox').focus();
  await page.keyboard.type('a/b');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=a%2Fb');
});
