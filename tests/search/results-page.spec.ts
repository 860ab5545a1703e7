/** The results page: a filter by section with counts, in the address, and lines that can be read. */
import type {Page} from '@playwright/test';
import {expect, test} from '../support/site';

const sections = (page: Page) => page.getByRole('group', {name: 'Section'}).getByRole('radio');

test('a section that is chosen is in the address, and shows as many hits as it says', async ({page}) => {
  await page.goto('/search?q=remake');
  const guides = page.getByRole('radio', {name: /^Guides \d+$/});
  await expect(guides).toBeVisible();
  const count = Number(/\d+/.exec((await guides.locator('..').textContent())!)![0]);
  const all = await page.getByRole('main').getByRole('article').count();
  await guides.check();
  await expect(page).toHaveURL('/search?q=remake&section=Guides');
  const hits = page.getByRole('main').getByRole('article');
  await expect(hits).toHaveCount(Math.min(count, 20));
  expect(all).toBeGreaterThanOrEqual(await hits.count());
  for (const link of await hits.getByRole('link').all()) await expect(link).toHaveAttribute('href', /\/guides\//);
});

test('the address of a section opens it, and all sections come back', async ({page}) => {
  await page.goto('/search?q=remake&section=Guides');
  await expect(page.getByRole('radio', {name: /^Guides/})).toBeChecked();
  await page.getByRole('radio', {name: /^All sections/}).check();
  await expect(page).toHaveURL('/search?q=remake');
  expect(await sections(page).count()).toBeGreaterThan(2);
});

test('another query forgets the section', async ({page}) => {
  await page.goto('/search?q=remake&section=Guides');
  await expect(page.getByRole('radio', {name: /^Guides/})).toBeChecked();
  await page.getByRole('main').getByRole('searchbox').fill('invoice');
  await expect(page).toHaveURL('/search?q=invoice');
  await expect(page.getByRole('radio', {name: /^All sections/})).toBeChecked();
});

test('its lines are at most 44rem long', async ({page}) => {
  await page.setViewportSize({width: 1600, height: 900});
  await page.goto('/search?q=remake');
  const hit = page.getByRole('main').getByRole('article').first();
  await expect(hit).toBeVisible();
  const rem = await page.evaluate(() => parseFloat(getComputedStyle(document.documentElement).fontSize));
  expect((await hit.boundingBox())!.width).toBeLessThanOrEqual(44 * rem);
});

test('the results page asks once after a pause in typing', async ({page, started}) => {
  await page.clock.install();
  await started('/search');
  const main = page.getByRole('main');
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await main.getByRole('searchbox').pressSequentially('workstat');
  await page.clock.runFor(299);
  await expect(main.getByRole('status')).toHaveText('Searching…');
  await page.clock.runFor(1);
  await expect(main.getByRole('article').first()).toContainText('Workstations');
  await expect(page).toHaveURL(/\/search\?q=workstat$/);
});
