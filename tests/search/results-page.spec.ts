/** The results page: a section filter with counts, kept in the URL, and a readable line length. */
import {expect, test} from '../support/site';

test('sections are chosen by the address and on the page, and forgotten by another query', async ({page}) => {
  await page.setViewportSize({width: 1600, height: 900});
  await page.goto('/search?q=remake&section=Guides');
  const guides = page.getByRole('radio', {name: /^Guides \d+$/});
  const all = page.getByRole('radio', {name: /^All sections/});
  const hits = page.getByRole('main').getByRole('article');
  await test.step('the address of a section opens it, and all sections come back', async () => {
    await expect(guides).toBeChecked();
    await all.check();
    await expect(page).toHaveURL('/search?q=remake');
    expect(await page.getByRole('group', {name: 'Section'}).getByRole('radio').count()).toBeGreaterThan(2);
  });
  await test.step('a section that is chosen is in the address, and shows as many hits as it says', async () => {
    await expect(hits.getByRole('link').and(page.locator(':not([href*="/guides/"])'))).not.toHaveCount(0);
    const ofAll = await hits.count();
    const count = Number(/\d+/.exec((await guides.locator('..').textContent())!)![0]);
    await guides.check();
    await expect(page).toHaveURL('/search?q=remake&section=Guides');
    await expect(hits).toHaveCount(Math.min(count, 20));
    expect(ofAll).toBeGreaterThanOrEqual(await hits.count());
    for (const link of await hits.getByRole('link').all()) await expect(link).toHaveAttribute('href', /\/guides\//);
  });
  await test.step('its lines are at most 44rem long', async () => {
    const rem = await page.evaluate(() => parseFloat(getComputedStyle(document.documentElement).fontSize));
    expect((await hits.first().boundingBox())!.width).toBeLessThanOrEqual(44 * rem);
  });
  await test.step('another query forgets the section', async () => {
    await page.getByRole('main').getByRole('searchbox').fill('invoice');
    await expect(page).toHaveURL('/search?q=invoice');
    await expect(all).toBeChecked();
  });
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
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/search?q=remake&section=Guides', {waitUntil: 'commit'});
  const main = page.getByRole('main');
  await expect(main.getByRole('searchbox')).toHaveValue('remake');
  await expect(main).toMatchAriaSnapshot('- status: Searching…');
  release();
  await expect(page.getByRole('radio', {name: /^Guides \d+$/})).toBeChecked();
});
