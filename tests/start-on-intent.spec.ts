/**
 * What a reader does before the application runs is never lost and never done twice. The application's scripts are held
 * back until the action is done, so that it always comes first. For the search, see search/first-act.spec.ts.
 */
import type {Page} from '@playwright/test';
import {applicationFiles, intercept} from './support/built-files';
import {gate} from './support/gate';
import {applicationRuns, expect, test as siteTest} from './support/site';

type Held = {
  page: Page;
  /** Lets the scripts arrive and waits until the application runs. */
  letStart: () => Promise<void>;
};

const DOC = '/docs/cases/overview';

const test = siteTest.extend<{held: (path: string) => Promise<Held>}>({
  held: async ({page}, use) => {
    await use(async (path) => {
      const scripts = gate();
      await intercept(page, applicationFiles(), async (route) => {
        await scripts.opened;
        await route.continue();
      });
      // A page whose URL starts the application waits for its scripts before the load event.
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

test.use({prefetches: true});

test('what is typed on the results page is newer than the query in its address', async ({held}) => {
  const {page, letStart} = await held('/search?q=invoice');
  const field = page.getByRole('main').getByRole('searchbox');
  await field.pressSequentially('statement');
  await letStart();
  await expect(page).toHaveURL('/search?q=statement');
  await expect(field).toHaveValue('statement');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Search results for "statement"');
});

test('what is chosen in the changelog’s filters is shown', async ({held}) => {
  const {page, letStart} = await held('/pilot/changelog');
  const all = await page.getByRole('main').locator('output').textContent();
  await page.getByRole('combobox', {name: 'Area'}).selectOption('Cases');
  await page.getByRole('combobox', {name: 'Type'}).selectOption('Fixed');
  const shown = page.getByRole('main').locator('li[data-area]:visible');
  const matching = await page.locator('li[data-area="Cases"][data-kind="Fixed"]').count();
  await expect(shown).toHaveCount(matching);
  expect(matching).toBeGreaterThan(0);
  for (const entry of await shown.all()) await expect(entry).toContainText(/Fixed\s*Cases/);
  await letStart();
  await expect(shown).toHaveCount(matching);
  await expect(page).toHaveURL('/pilot/changelog?area=Cases&kind=Fixed');
  await expect(page.getByRole('combobox', {name: 'Area'})).toHaveValue('Cases');
  await expect(page.getByRole('combobox', {name: 'Type'})).toHaveValue('Fixed');
  await expect(page.getByRole('main').locator('output')).not.toHaveText(all!);
});

test('a click on a link to another page leads there before any script has arrived', async ({held}) => {
  const {page, letStart} = await held(DOC);
  await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Guides'}).click();
  await expect(page).toHaveURL('/guides/invoicing-and-shipping');
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await page.mouse.move(9, 9);
  await page.mouse.move(12, 12);
  await letStart();
  expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(3);
});
