/**
 * Deploys are safe for open tabs: the old files are gone, and the reader gets to the new page without a broken click.
 */
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Page} from '@playwright/test';
import {filesBelow} from '../lib/files';
import {block, filesOnlyOf, gate, hold, intercept} from './support/built-files';
import {SearchModal} from './support/search-modal';
import {BUILD, serveReleases, type Releases} from './support/served-sites';
import {expect, startApplication, test, waitForAnswer} from './support/site';

const DOC = '/docs/cases/overview';
const CHANGELOG = '/pilot/changelog';
const GUIDES = '/guides/invoicing-and-shipping';

let releases: Releases;
test.describe.configure({mode: 'serial'});
test.beforeAll(async () => {
  test.setTimeout(600_000);
  releases = await serveReleases();
});
test.afterAll(() => releases.close());

test.beforeEach(({consoleWatch}) => {
  releases.deployOld();
  // The browser's errors about files that are gone.
  consoleWatch.allow(/status of 404|MIME type|ChunkLoadError|Loading chunk|net::ERR_FAILED \S+\/assets\/js\//);
});

const releaseOf = (page: Page) => page.locator('script[data-scripts]').first().getAttribute('data-scripts');

/** Opens a page of the release that is deployed; returns what a reader has of that release. */
async function open(page: Page, {isStarted = true} = {}) {
  await page.goto(releases.origin + DOC);
  if (isStarted) await startApplication(page);
  const release = (await releaseOf(page))!;
  const counted = {loads: 0};
  page.on('framenavigated', () => (counted.loads += 1));
  return {release, counted, isLeft: () => expect.poll(() => releaseOf(page)).not.toBe(release)};
}

async function expectSearch(modal: SearchModal, query?: string): Promise<void> {
  await expect(modal.input).toBeFocused();
  if (query) await expect(modal.input).toHaveValue(query);
}

const changelog = (page: Page) => page.getByRole('contentinfo').getByRole('link', {name: 'Changelog'});

test('a reader who does nothing is left alone, with the application and without', async ({page}) => {
  await page.clock.install();
  for (const isStarted of [false, true]) {
    releases.deployOld();
    const {release, counted} = await open(page, {isStarted});
    releases.deployNew();
    await page.clock.runFor('10:00');
    await waitForAnswer(page);
    expect(counted.loads).toBe(0);
    expect(await releaseOf(page)).toBe(release);
  }
});

test.describe('an open menu', () => {
  test.use({viewport: {width: 390, height: 800}});

  test('stays as it is, and its links open the new page, with the application and without', async ({page}) => {
    for (const isStarted of [false, true]) {
      releases.deployOld();
      const {counted, isLeft} = await open(page, {isStarted});
      const menu = page.locator('#menu');
      await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
      await expect(menu.getByRole('link', {name: 'Line items'})).toBeInViewport();
      releases.deployNew();
      await menu.getByRole('button', {name: '← Back to main menu'}).click();
      await expect(menu.getByRole('link', {name: 'Guides'})).toBeInViewport();
      expect(counted.loads).toBe(0);
      await menu.getByRole('link', {name: 'Guides'}).click();
      await expect(page).toHaveURL(/\/guides\//);
      await isLeft();
      await expect(page).toHaveTitle(/Pilot Next/);
      await expect(page.getByRole('heading', {level: 1})).toHaveText('Invoicing and shipping');
      await expect(page.getByText('Page Error')).toHaveCount(0);
    }
  });
});

test('a page that is on its way when the release changes is opened from the new one, once', async ({page}) => {
  const files = filesOnlyOf(CHANGELOG, DOC);
  const letGo = await hold(page, files);
  // The announcement, on which the reader rests, may lead there too.
  const asked = page.waitForRequest((request) => files.includes(new URL(request.url()).pathname));
  const {counted, isLeft} = await open(page);
  await changelog(page).click();
  await asked;
  releases.deployNew();
  letGo();
  await expect(page).toHaveURL(releases.origin + CHANGELOG);
  await isLeft();
  await expect(page).toHaveTitle(/Pilot Next/);
  expect(counted.loads).toBeLessThanOrEqual(2);
});

test('letters typed one by one over a deploy are all there, and so are their hits', async ({page}) => {
  await open(page, {isStarted: false});
  const modal = new SearchModal(page);
  await page.keyboard.press('/');
  await expectSearch(modal);
  await page.keyboard.type('inv');
  releases.deployNew();
  await page.keyboard.type('oice', {delay: 50});
  await expectSearch(modal, 'invoice');
  await expect(modal.hits.first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/cases\/overview/);
  await expect(page.getByRole('heading', {level: 1})).toHaveCount(1);
});

test('no letter is lost at a usual pace of typing while the page changes to the new release', async ({page}) => {
  const {isLeft} = await open(page, {isStarted: false});
  const modal = new SearchModal(page);
  releases.deployNew();
  await page.keyboard.press('/');
  await page.keyboard.type('invoice settings', {delay: 120});
  await expect(modal.input).toHaveValue('invoice settings');
  await isLeft();
  await expectSearch(modal, 'invoice settings');
  await expect(modal.hits.first()).toBeVisible();
});

for (const isStarted of [false, true]) {
  test(`what was typed goes along, when the application was ${isStarted ? '' : 'not '}running`, async ({page}) => {
    const letGo = await hold(page, '**/assets/js/search.*');
    const {isLeft} = await open(page, {isStarted});
    releases.deployNew();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('invoice');
    letGo();
    await isLeft();
    const modal = new SearchModal(page);
    await expectSearch(modal, 'invoice');
    await expect(modal.hits.first()).toBeVisible();
  });
}

test('a search that is open when a page of the old release cannot come is open on the new one', async ({page}) => {
  const asked = gate();
  await intercept(page, filesOnlyOf(GUIDES, DOC), async (route) => {
    await asked.opened;
    await route.abort();
  });
  const {isLeft} = await open(page);
  const modal = await new SearchModal(page).open();
  await page.keyboard.press('Escape');
  releases.deployNew();
  await page.locator('.navbar').getByRole('link', {name: 'Guides'}).click();
  await page.keyboard.press('Control+k');
  await modal.input.fill('invoice');
  asked.open();
  await isLeft();
  await expect(page).toHaveURL(releases.origin + GUIDES);
  await expect(modal.input).toHaveValue('invoice');
});

test('pointing at a hit leaves the open search as it is', async ({page}) => {
  await block(page, filesOnlyOf('/guides/outsourcing', DOC));
  const {isLeft} = await open(page);
  const modal = await new SearchModal(page).openAndType('outsourcing');
  const hit = page.locator('[role=option][href*="/guides/outsourcing"]').first();
  await expect(hit).toBeVisible();
  releases.deployNew();
  const refused = page.waitForEvent('requestfailed', (request) => request.resourceType() === 'script');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.mouse.move(2, 2);
  await hit.hover();
  await refused;
  await waitForAnswer(page);
  expect(asked).not.toContain(page.url());
  await expect(modal.input).toHaveValue('outsourcing');
  await hit.click();
  await isLeft();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Outsourcing');
});

test('the same commit gives the same files in any folder, so that readers fetch nothing again', () => {
  for (const file of filesBelow(BUILD).filter((each) => /\.(html|js|css|json|txt)$/.test(each))) {
    const text = readFileSync(join(BUILD, file), 'utf8');
    expect(text.includes(process.cwd()), file).toBe(false);
    // The bundler names a module that it leaves out, which is empty, after its absolute path.
    expect(/[{,]"?\d+"?(\(\)|:\(\)=>|:function\(\))\{\}/.exec(text)?.[0], file).toBeUndefined();
  }
});
