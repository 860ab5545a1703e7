/** The results page: a readable line length, one request after a pause in typing, and the way back to it. */
import {hold} from '../support/built-files';
import {place} from '../support/parts';
import {expect, test} from '../support/site';

test('the lines of the results page are at most 44rem long', async ({page}) => {
  await page.setViewportSize({width: 1600, height: 900});
  await page.goto('/search?q=remake');
  const rem = await page.evaluate(() => parseFloat(getComputedStyle(document.documentElement).fontSize));
  const hits = page.getByRole('main').getByRole('article');
  expect((await hits.first().boundingBox())!.width).toBeLessThanOrEqual(44 * rem);
});

test('the best hits come first, then the others by area, and twenty more go after them', async ({page, started}) => {
  await started('/search?q=case');
  const main = page.getByRole('main');
  const hits = main.getByRole('article');
  const names = main.getByRole('heading', {level: 2});
  await expect(hits).toHaveCount(20);
  const first = await names.allTextContents();
  expect(first[0]).toBe('Best matches');
  expect(new Set(first).size).toBe(first.length);
  await expect(main.locator('section').first().getByRole('article')).toHaveCount(3);
  const titles = await hits.getByRole('heading').allTextContents();
  await hits.last().scrollIntoViewIfNeeded();
  await expect(hits).toHaveCount(40);
  expect((await hits.getByRole('heading').allTextContents()).slice(0, 20)).toEqual(titles);
  expect((await names.allTextContents())[first.length]).toMatch(/^More in /);
});

test('the results page asks once after a pause in typing, or at once on Enter', async ({page, started}) => {
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
  // While the next query is typed, no hits of the one before are under its heading.
  await main.getByRole('searchbox').fill('departments');
  await expect(main.getByRole('heading', {level: 1})).toHaveText('Search results for "departments"');
  await expect(main.getByRole('article')).toHaveCount(0);
  await main.getByRole('searchbox').fill('case');
  await main.getByRole('searchbox').press('Enter');
  const hits = main.getByRole('article');
  await expect(hits).toHaveCount(20);
  await hits.last().scrollIntoViewIfNeeded();
  await expect(hits).toHaveCount(40);
  // Enter canceled the timer, so the list doesn't start again.
  await page.clock.runFor(1_000);
  expect(await hits.count()).toBeGreaterThanOrEqual(40);
});

test('until the application runs, the results page shows what was asked and that it searches', async ({page}) => {
  const release = await hold(page, '**/*.js');
  await page.goto('/search?q=remake', {waitUntil: 'commit'});
  const main = page.getByRole('main');
  await expect(main.getByRole('searchbox')).toHaveValue('remake');
  await expect(main).toMatchAriaSnapshot('- status: Searching…');
  release();
  await expect(main.getByRole('article').first()).toContainText(/remake/i);
});

for (const isDocument of [false, true]) {
  const left = isDocument ? 'another document' : 'a hit';
  test(`Back from ${left} leads to the place and the hits that the reader left`, async ({page, started}) => {
    await started('/search?q=case');
    // A page of the documentation is an article too.
    const hits = page.locator('.search-result');
    for (const count of [20, 40]) {
      await expect(hits).toHaveCount(count);
      await hits.last().scrollIntoViewIfNeeded();
    }
    await expect(hits).toHaveCount(60);
    const hit = hits.nth(45);
    await hit.scrollIntoViewIfNeeded();
    const title = await hit.getByRole('heading').textContent();
    const top = await place(page);
    expect(top).toBeGreaterThan(1_000);
    const link = hit.getByRole('link').first();
    if (isDocument) await page.goto((await link.getAttribute('href'))!);
    else await link.click();
    await expect(page).not.toHaveURL(/\/search\?/);
    await expect(hits).toHaveCount(0);
    await page.goBack();
    await expect(hits).toHaveCount(60);
    await expect(hits.nth(45).getByRole('heading')).toHaveText(title!);
    await expect.poll(async () => Math.round(await place(page))).toBe(Math.round(top));
    // A new search starts at its top.
    await page.goto('/');
    await page.goto('/search?q=case');
    await expect(hits).toHaveCount(20);
    expect(await place(page)).toBe(0);
  });
}
