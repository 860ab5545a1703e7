/** What the reader sees when something fails, and that nothing is lost. */
import type {Page, Route} from '@playwright/test';
import {applicationFiles, block, filesOnlyOf, intercept, pageFiles} from './support/built-files';
import {expect as patientExpect, retry, startApplication, test} from './support/site';

test.use({prefetches: true});

/** Some of these tests start a page twice, or wait for a timeout. */
const expect = patientExpect.configure({timeout: 30_000});

const PAGE = '/docs/cases/overview';
const NEXT = '/guides/outsourcing';
/** Where the navbar's Guides link leads. */
const GUIDES = '/guides/invoicing-and-shipping';

const modal = (page: Page) => page.getByRole('dialog', {name: 'Search'});
const box = (page: Page) => page.getByRole('alert').filter({hasText: 'Page Error'});

async function move(page: Page) {
  await page.mouse.move(3, 3);
  await page.mouse.move(9, 9);
}

/** The page is readable as built, whatever else fails. */
async function expectReadable(page: Page) {
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await expect(page.getByRole('main')).toContainText('due date');
}

test('without scripts the page can be read and links lead on, Retry tells again while the line is cut, and then starts', async ({
  page,
  consoleWatch,
}) => {
  consoleWatch.allow(/net::ERR_FAILED \S+\/assets\/js\//);
  const mend = await block(page, [...applicationFiles(), ...pageFiles(PAGE), ...pageFiles(GUIDES)]);
  await page.goto(PAGE);
  await move(page);
  await expect(box(page)).toContainText('failed to load');
  await expectReadable(page);
  await page.locator('.navbar').getByRole('link', {name: 'Guides'}).click();
  await expect(page).toHaveURL(GUIDES);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await page.keyboard.press('Shift');
  await expect(box(page).getByRole('heading')).toHaveText('Page Error');
  const failedAgain = page.waitForEvent('requestfailed');
  await box(page).getByRole('button', {name: 'Retry'}).click();
  await failedAgain;
  await expect(box(page)).toHaveCount(1);
  await mend();
  await retry(page);
  await expect(page.getByRole('main')).toHaveCount(1);
});

test('without style sheets, images, and the search index the page can be read and links lead on', async ({
  page,
  consoleWatch,
}) => {
  consoleWatch.allow(/net::ERR_FAILED \S+\/(assets\/css|img|search-index)\//);
  for (const files of ['**/assets/css/*.css', '**/img/**', '**/search-index/**'])
    await page.route(files, (route) => route.abort());
  await page.goto(PAGE);
  await startApplication(page);
  await expectReadable(page);
  await page.locator('.navbar').getByRole('link', {name: 'Guides'}).click();
  await expect(page).toHaveURL(GUIDES);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Invoicing and shipping');
});

test('pointing at a link whose page cannot be loaded says nothing: nobody has asked for it', async ({
  page,
  consoleWatch,
}) => {
  consoleWatch.allow(/net::ERR_FAILED \S+\/assets\/js\//);
  await block(page, filesOnlyOf(GUIDES, PAGE));
  await page.goto(PAGE);
  await startApplication(page);
  // Only the script request: prefetches fail as well.
  const failed = page.waitForEvent('requestfailed', (request) => request.resourceType() === 'script');
  await page.locator('.navbar').getByRole('link', {name: 'Guides'}).hover();
  await failed;
  // By the time a second request completes, anything the first one's failure triggered has happened.
  await page.evaluate(async () => (await fetch('/')).text());
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expectReadable(page);
});

type Damage = {
  damage: string;
  answer: (route: Route) => Promise<void>;
  /** The browser's message about a script served this way. */
  ofScript: RegExp;
};

const damages: [Damage, ...Damage[]] = [
  // After these, Retry asks for the application's file again.
  {
    damage: 'of the wrong type',
    answer: (route) => respondWith(route, (body) => body, 'text/plain'),
    ofScript: /Refused to execute script from '\S+\/assets\/js\/\S+' because its MIME type/,
  },
  {
    damage: 'empty',
    answer: (route) => route.fulfill({status: 503, body: ''}),
    ofScript: /status of 503 .*\/assets\/js\//,
  },
  // These have run, and Retry loads the page anew.
  {
    damage: 'cut off in the middle',
    answer: (route) => respondWith(route, (body) => body.slice(0, body.length / 2)),
    ofScript: /^page error: SyntaxError: /,
  },
  {
    damage: 'something else',
    answer: (route) => respondWith(route, () => '<!doctype html><title>Log in</title>'),
    ofScript: /^page error: SyntaxError: Unexpected token '<'$/,
  },
];

for (const {script, files} of [
  {script: 'an application', files: () => applicationFiles().slice(-1)},
  {script: 'a page’s own script', files: () => pageFiles(PAGE).slice(-1)},
]) {
  test(`${script} that comes damaged leaves the page readable and says so at each Retry, until one mends it`, async ({
    page,
    consoleWatch,
  }) => {
    let [coming] = damages;
    let served: Damage | undefined;
    const mend = await intercept(page, files(), async (route) => {
      served = coming;
      await coming.answer(route);
    });
    await page.goto(PAGE);
    for (coming of damages) {
      await test.step(coming.damage, async () => {
        consoleWatch.allow(coming.ofScript);
        const again = box(page).getByRole('button', {name: 'Retry'});
        if (served) await again.click();
        // Retry may reload the page, and an early move would go to the old document.
        await expect(async () => {
          await move(page);
          await expect(box(page)).toBeVisible({timeout: 1000});
        }).toPass();
        expect(served).toBe(coming);
        await expectReadable(page);
      });
    }
    await mend();
    await retry(page);
  });
}

async function respondWith(route: Route, change: (body: string) => string, contentType?: string) {
  const response = await route.fetch();
  // Browsers don't cache a damaged response; without this header the next page would get it from the cache.
  const headers = {...response.headers(), 'cache-control': 'no-store'};
  await route.fulfill({response, headers, body: change(await response.text()), ...(contentType && {contentType})});
}

test('a page keeps its place while the server is away and when the reader comes back to it, and still works', async ({
  page,
  context,
  consoleWatch,
}) => {
  consoleWatch.allow(/net::ERR_INTERNET_DISCONNECTED/);
  await page.addInitScript(() => {
    const listened: string[] = [];
    const add = EventTarget.prototype.addEventListener;
    EventTarget.prototype.addEventListener = function (...args: Parameters<typeof add>) {
      listened.push(args[0]);
      return add.apply(this, args);
    };
    Object.assign(window, {listened});
  });
  const answer = await page.goto(PAGE);
  await startApplication(page);
  await page.locator('h2').last().scrollIntoViewIfNeeded();
  const place = () => page.evaluate(() => scrollY);
  const left = await place();
  await test.step('the server goes away', async () => {
    await context.setOffline(true);
    await page.keyboard.press('Control+k');
    await expect(box(page).or(modal(page))).toBeVisible();
    await page.keyboard.press('Escape');
    await expectReadable(page);
    expect(await place()).toBe(left);
    await context.setOffline(false);
  });
  await test.step('nothing keeps the page out of the back/forward cache', async () => {
    const listened = await page.evaluate(() => (window as unknown as {listened: string[]}).listened);
    expect(listened).toContain('click');
    expect(listened.filter((type) => type === 'unload' || type === 'beforeunload')).toEqual([]);
    expect(answer?.headers()['cache-control']).not.toContain('no-store');
  });
  await test.step('the reader leaves and comes back', async () => {
    await page.goto(NEXT);
    await page.goBack();
    await expect(page).toHaveURL(PAGE);
    await expect.poll(place).toBe(left);
    await startApplication(page);
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').getByRole('combobox').fill('invoice');
    await expect(page.getByRole('option').first()).toBeVisible();
  });
});

test('a clock that jumps disturbs nothing', async ({page}) => {
  await page.clock.install({time: new Date('2025-01-01T00:00:00Z')});
  await page.goto(PAGE);
  await startApplication(page);
  await page.clock.setFixedTime(new Date('1999-12-31T23:59:59Z'));
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill('invoice');
  await page.clock.setSystemTime(new Date('2101-01-01T00:00:00Z'));
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(modal(page)).toBeHidden();
  await expect(page.getByRole('contentinfo')).toContainText('Copyright © 2025');
});
