/** 4. States and transitions: announcement bar, docs version, and the color mode where the system's is respected. */
import {ANNOUNCEMENT_ENDS} from '../../config/announcement';
import {expect, showAnnouncement, startApplication, test} from '../support/site';

const CLOSED = 'docusaurus.announcement.dismiss';
const SHOWN_ID = 'docusaurus.announcement.id';

test('the announcement bar', async ({page, started}) => {
  await showAnnouncement(page);
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

  await test.step('it ends on its day', async () => {
    await page.clock.setFixedTime(ANNOUNCEMENT_ENDS);
    await page.goto('/');
    await expect(bar).toBeHidden();
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

test('4.4 where the system’s color mode is respected, the choice cycles light, dark, system', async ({page}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  await page.goto('/');
  // As the theme renders it with that setting (src/elements/color-mode.test.tsx).
  await page.locator('.navbar color-mode').evaluate((element) => {
    element.setAttribute('modes', 'light dark system');
    element.replaceWith(element.cloneNode(true));
  });
  const toggle = page.getByRole('button', {name: /^Switch between dark and light mode/});
  const root = page.locator('html');
  for (const [choice, shown] of [
    ['light', 'light'],
    ['dark', 'dark'],
    ['system', 'dark'],
    ['light', 'light'],
  ] as const) {
    await expect(root).toHaveAttribute('data-theme-choice', choice);
    await expect(root).toHaveAttribute('data-theme', shown);
    await toggle.click();
  }
});
