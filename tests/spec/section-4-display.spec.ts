/** 4. States and transitions: announcement bar, docs version, and the color mode where the system's is respected. */
import {serveFixtureSite, type ServedSite} from '../support/fixture-sites';
import {applicationRuns, expect, startApplication, test} from '../support/site';

const CLOSED = 'docusaurus.announcement.dismiss';
const SHOWN_ID = 'docusaurus.announcement.id';

test('the announcement bar', async ({page, started}) => {
  await started('/');
  const bar = page.locator('.theme-announcement-bar');

  await test.step('4.6 it can be dismissed, and the dismissal is remembered', async () => {
    await expect(bar).toBeVisible();
    await bar.getByRole('button', {name: 'Close'}).click();
    await expect(bar).toHaveCount(0);
    await page.goto('/docs/cases/overview');
    await expect(bar).toBeHidden();
    await startApplication(page);
    await expect(bar).toHaveCount(0);
  });

  await test.step('4.7 the dismissal resets when its id changes, before the application runs and after', async () => {
    // Simulates that an earlier bar was closed, as if the site had changed the bar's id since.
    await page.evaluate((key) => localStorage.setItem(key, 'an-earlier-bar'), SHOWN_ID);
    await page.goto('/');
    await expect(bar).toBeVisible();
    await startApplication(page);
    await expect(bar).toBeVisible();
    expect(await page.evaluate((key) => localStorage.getItem(key), CLOSED)).not.toBe('true');
  });
});

test('4.9 this site remembers its only version, and forgets one that it does not have', async ({page, started}) => {
  const KEY = 'docs-preferred-version-default';
  for (const [stored, remembered] of [
    ['current', 'current'],
    ['1.0', null],
  ] as const) {
    await page.goto('/docs/cases/overview');
    await page.evaluate(([key, version]) => localStorage.setItem(key, version), [KEY, stored] as const);
    await started('/docs/cases/overview');
    await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), KEY)).toBe(remembered);
  }
});

/** Versions can be chosen only if there are several, and the system's mode only where it is respected. */
test.describe('in a documentation with two versions that respects the system’s color mode', () => {
  let site: ServedSite;
  test.beforeAll(async () => {
    test.setTimeout(180_000);
    site = await serveFixtureSite('versioned');
  });
  test.afterAll(() => site.close());

  test.describe('for a reader whose system is dark', () => {
    test.use({colorScheme: 'dark'});

    test('4.4 the choice cycles light, dark, system', async ({page}) => {
      await page.goto(`${site.origin}/`);
      const toggle = page.getByRole('button', {name: /^Switch between dark and light mode/});
      for (const [choice, shown] of [
        ['system', 'dark'],
        ['light', 'light'],
        ['dark', 'dark'],
        ['system', 'dark'],
        ['light', 'light'],
      ] as const) {
        await expect(toggle).toHaveAccessibleName(`Switch between dark and light mode (currently ${choice} mode)`);
        await expect(page.locator('html')).toHaveAttribute('data-theme', shown);
        await expect(toggle.locator('svg:visible')).toHaveCount(1);
        await toggle.click();
      }
    });
  });

  test('4.9 the chosen docs version is remembered in local browser storage', async ({page}) => {
    await page.goto(`${site.origin}/docs/intro`);
    await applicationRuns(page);
    const dropdown = page.locator('.navbar .dropdown');
    await dropdown.getByRole('button').hover();
    await dropdown.getByRole('link', {name: 'Next'}).click();
    await expect(page).toHaveURL(/\/docs\/next\/intro$/);
    expect(await page.evaluate(() => localStorage.getItem('docs-preferred-version-default'))).toBe('current');
    await page.goto(`${site.origin}/`);
    await applicationRuns(page);
    await page.getByRole('link', {name: 'Docs', exact: true}).click();
    await expect(page).toHaveURL(/\/docs\/next\/intro$/);
  });
});
