/**
 * Deploys are safe for open tabs: the old files are gone, and the reader gets to the new page without a broken click.
 */
import {join} from 'node:path';
import type {Page} from '@playwright/test';
import {serveReleases, type Releases} from './deploy/releases';
import {block, filesOnlyOf, intercept} from './support/built-files';
import {gate} from './support/gate';
import {expect as patientExpect, startApplication, test} from './support/site';

/** Some of these tests start a page twice, or wait for a timeout. */
const expect = patientExpect.configure({timeout: 30_000});

let releases: Releases;
test.describe.configure({mode: 'serial'});
test.beforeAll(async () => {
  test.setTimeout(600_000);
  releases = await serveReleases(process.env.SITE_BUILD!);
});
test.afterAll(() => releases.close());

test.beforeEach(({consoleWatch}) => {
  releases.deployOld();
  // The browser's errors about files that are gone.
  consoleWatch.allow(/status of 404|MIME type|ChunkLoadError|Loading chunk/);
});

const releaseOf = (page: Page) => page.locator('script[data-scripts]').first().getAttribute('data-scripts');
const expectOther = (page: Page, release: string | null) => expect.poll(() => releaseOf(page)).not.toBe(release);

function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('framenavigated', () => (loads += 1));
  return () => loads;
}

test('a reader who does nothing is left alone, with the application and without', async ({page}) => {
  for (const start of [async () => {}, () => startApplication(page)]) {
    releases.deployOld();
    await page.goto(`${releases.origin}/docs/cases/overview`);
    await start();
    const old = await releaseOf(page);
    const loads = countLoads(page);
    releases.deployNew();
    await page.waitForTimeout(1000);
    expect(loads()).toBe(0);
    expect(await releaseOf(page)).toBe(old);
  }
});

test.describe('an open menu', () => {
  test.use({viewport: {width: 390, height: 800}});

  for (const [how, start] of [
    ['before the application', async () => {}],
    ['with the application', startApplication],
  ] as const) {
    test(`${how} stays as it is, and its links open the new page`, async ({page}) => {
      await page.goto(`${releases.origin}/docs/cases/overview`);
      await start(page);
      const old = await releaseOf(page);
      await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
      const link = page.locator('#menu').getByRole('link', {name: 'Line items'});
      await expect(link).toBeInViewport();
      const loads = countLoads(page);
      releases.deployNew();
      await page.locator('#menu').getByRole('button', {name: '← Back to main menu'}).click();
      await expect(page.locator('#menu').getByRole('link', {name: 'Guides'})).toBeInViewport();
      expect(loads()).toBe(0);
      await page.locator('#menu').getByRole('link', {name: 'Guides'}).click();
      await expect(page).toHaveURL(/\/guides\//);
      await expectOther(page, old);
      await expect(page).toHaveTitle(/Pilot Next/);
    });
  }
});

test('a page that is on its way when the release changes is opened from the new one, once', async ({page}) => {
  const CHANGELOG = '/pilot/changelog';
  const asked = gate();
  const deployed = gate();
  await intercept(page, filesOnlyOf(CHANGELOG, '/docs/cases/overview'), async (route) => {
    asked.open();
    await deployed.opened;
    await route.continue();
  });
  await page.goto(`${releases.origin}/docs/cases/overview`);
  await startApplication(page);
  const old = await releaseOf(page);
  const loads = countLoads(page);
  await page.getByRole('contentinfo').getByRole('link', {name: 'Changelog'}).click();
  await asked.opened;
  releases.deployNew();
  deployed.open();
  await expect(page).toHaveURL(releases.origin + CHANGELOG);
  await expectOther(page, old);
  await expect(page).toHaveTitle(/Pilot Next/);
  expect(loads()).toBeLessThanOrEqual(2);
});

test('letters typed one by one over a deploy are all there, and so are their hits', async ({page}) => {
  await page.goto(`${releases.origin}/docs/cases/overview`);
  await page.keyboard.press('/');
  const input = page.getByRole('dialog').getByRole('combobox');
  await expect(input).toBeFocused();
  await page.keyboard.type('inv');
  releases.deployNew();
  await page.keyboard.type('oice', {delay: 50});
  await expect(input).toHaveValue('invoice');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/cases\/overview/);
  await expect(page.getByRole('heading', {level: 1})).toHaveCount(1);
});

test('a click on a link opens the new page', async ({page}) => {
  await page.goto(`${releases.origin}/docs/cases/overview`);
  await startApplication(page);
  const old = await releaseOf(page);
  releases.deployNew();
  await page.getByRole('contentinfo').getByRole('link', {name: 'Changelog'}).click();
  await expect(page).toHaveURL(`${releases.origin}/pilot/changelog`);
  await expectOther(page, old);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(/changelog/i);
  await expect(page.getByText('Page Error')).toHaveCount(0);
});

test('asking for the search opens it on the new page, when the application had not started', async ({page}) => {
  await page.goto(`${releases.origin}/docs/cases/overview`);
  const old = await releaseOf(page);
  releases.deployNew();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
  await expectOther(page, old);
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
  await page.keyboard.type('invoice');
  await expect(page.getByRole('option').first()).toBeVisible();
});

test('what was typed goes along, when the application came from the cache and its page was gone', async ({page}) => {
  await page.goto(`${releases.origin}/docs/cases/overview`);
  const old = await releaseOf(page);
  const typed = gate();
  for (const file of old!.split(' '))
    await page.route(`**${file}`, async (route) => {
      await typed.opened;
      await route.fulfill({path: join(process.env.SITE_BUILD!, file)});
    });
  releases.deployNew();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('invoice');
  typed.open();
  await expectOther(page, old);
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
  await expect(page.getByRole('dialog').getByRole('combobox')).toHaveValue('invoice');
  await expect(page.getByRole('option').first()).toBeVisible();
});

test('asking for the search opens it on the new page, when the application was running', async ({page}) => {
  await page.goto(`${releases.origin}/docs/cases/overview`);
  const typed = gate();
  await page.route('**/assets/js/search.*', async (route) => {
    await typed.opened;
    await route.continue();
  });
  await startApplication(page);
  const old = await releaseOf(page);
  releases.deployNew();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('invoice');
  typed.open();
  await expectOther(page, old);
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
  await expect(page.getByRole('dialog').getByRole('combobox')).toHaveValue('invoice');
});

test('a search that is open goes on with the new index', async ({page}) => {
  await page.goto(`${releases.origin}/docs/cases/overview`);
  await startApplication(page);
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill('invoice');
  await expect(page.getByRole('option').first()).toBeVisible();
  releases.deployNew();
  await page.getByRole('dialog').getByRole('combobox').fill('return label');
  await expect(page.getByRole('option').filter({hasText: 'label'}).first()).toBeVisible();
  await expect(page.getByText('Unable to fetch results')).toHaveCount(0);
});

test('a search that is open when a page of the old release cannot come is open on the new one', async ({
  page,
  consoleWatch,
}) => {
  consoleWatch.allow(/net::ERR_FAILED \S+\/assets\/js\//);
  const GUIDES = '/guides/invoicing-and-shipping';
  const asked = gate();
  await intercept(page, filesOnlyOf(GUIDES, '/docs/cases/overview'), async (route) => {
    await asked.opened;
    await route.abort();
  });
  await page.goto(`${releases.origin}/docs/cases/overview`);
  await startApplication(page);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
  await page.keyboard.press('Escape');
  const old = await releaseOf(page);
  releases.deployNew();
  await page.locator('.navbar').getByRole('link', {name: 'Guides'}).click();
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill('invoice');
  asked.open();
  await expectOther(page, old);
  await expect(page).toHaveURL(releases.origin + GUIDES);
  await expect(page.getByRole('dialog').getByRole('combobox')).toHaveValue('invoice');
});

test('pointing at a hit leaves the open search as it is', async ({page, consoleWatch}) => {
  consoleWatch.allow(/net::ERR_FAILED \S+\/assets\/js\//);
  await block(page, filesOnlyOf('/guides/outsourcing', '/docs/cases/overview'));
  await page.goto(`${releases.origin}/docs/cases/overview`);
  await startApplication(page);
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill('outsourcing');
  const hit = page.locator('[role=option][href*="/guides/outsourcing"]').first();
  await expect(hit).toBeVisible();
  const old = await releaseOf(page);
  releases.deployNew();
  const refused = page.waitForEvent('requestfailed', (request) => request.resourceType() === 'script');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.mouse.move(2, 2);
  await hit.hover();
  await refused;
  // Any request triggered by the failure, such as the check for a newer release, would be sent before this one
  // completes.
  await page.evaluate(async () => (await fetch('/robots.txt')).text());
  expect(asked).not.toContain(page.url());
  await expect(page.getByRole('dialog').getByRole('combobox')).toHaveValue('outsourcing');
  await hit.click();
  await expectOther(page, old);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Outsourcing');
});

test('a rollback is a deploy too: a tab of the newer release comes back', async ({page}) => {
  releases.deployNew();
  await page.goto(`${releases.origin}/guides/outsourcing`);
  await startApplication(page);
  const newer = await releaseOf(page);
  releases.deployOld();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
  await expectOther(page, newer);
});
