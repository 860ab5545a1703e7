/** What the reader sees when something fails, and that nothing is lost. */
import type {Page, Route} from '@playwright/test';
import {applicationFiles, block, filesOnlyOf, intercept} from './support/built-files';
import {applicationRuns, expect as patientExpect, restOnLink, startApplication, test} from './support/site';

/** Some of these tests start a page twice, or wait for a timeout. */
const expect = patientExpect.configure({timeout: 30_000});

const PAGE = '/docs/cases/overview';
const NEXT = '/guides/outsourcing';
/** Where the navbar's Guides link leads. */
const GUIDES = '/guides/invoicing-and-shipping';

const modal = (page: Page) => page.getByRole('dialog', {name: 'Search'});
const box = (page: Page) => page.getByRole('alert').filter({hasText: 'Page Error'});

/** The page is readable as built, whatever else fails. */
async function expectReadable(page: Page) {
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await expect(page.getByRole('main')).toContainText('due date');
}

/** Everything a reader may do on a complete page while nothing can be loaded; nothing appears, and nothing moves. */
async function useOffline(page: Page): Promise<void> {
  const heading = page.getByRole('heading', {level: 1});
  const place = await heading.boundingBox();
  const acts: Record<string, () => Promise<unknown>> = {
    'moving the pointer': async () => {
      for (const at of [3, 9, 300]) await page.mouse.move(at, at);
    },
    'resting on a link': () => restOnLink(page),
    'pressing keys': async () => {
      for (const key of ['Tab', 'Shift', 'Control+c']) await page.keyboard.press(key);
    },
    'a click on text': () => heading.click(),
    'the color mode': () => page.getByRole('button', {name: /^Switch between dark and light mode/}).click(),
    'the search by keyboard': async () => {
      await page.keyboard.press('Control+k');
      await expect(modal(page)).toBeVisible();
      await page.keyboard.press('Escape');
    },
    'the search by mouse': async () => {
      await page.locator('.search-button').click();
      await expect(modal(page)).toBeVisible();
      await page.keyboard.press('Escape');
    },
  };
  for (const [act, perform] of Object.entries(acts)) {
    await test.step(act, async () => {
      await perform();
      await page.clock.runFor(2000);
      await expect(page.getByRole('alert')).toHaveCount(0);
      expect(await heading.boundingBox()).toEqual(place);
    });
  }
  await page.mouse.wheel(0, 300);
  await page.clock.runFor(2000);
  await expect(page.getByRole('alert')).toHaveCount(0);
}

test('offline the page stays as it is, whatever the reader does, and the application starts when the connection is back', async ({
  page,
  context,
  consoleWatch,
}) => {
  consoleWatch.allow(/net::ERR_INTERNET_DISCONNECTED/);
  await page.clock.install();
  await page.goto(PAGE);
  await context.setOffline(true);
  await useOffline(page);
  await expectReadable(page);
  await context.setOffline(false);
  await applicationRuns(page);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a script that fails once is asked for again at the next need, and links work meanwhile', async ({
  page,
  consoleWatch,
}) => {
  consoleWatch.allow(/net::ERR_FAILED \S+\/assets\/js\//);
  const mend = await block(page, applicationFiles().slice(-1));
  await page.goto(PAGE);
  const failed = page.waitForEvent('requestfailed');
  await restOnLink(page);
  await failed;
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.locator('.navbar').getByRole('link', {name: 'Guides'}).click();
  await expect(page).toHaveURL(GUIDES);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  const failedAgain = page.waitForEvent('requestfailed');
  await page.locator('.navbar__brand').focus();
  await failedAgain;
  await mend();
  await page.getByRole('contentinfo').getByRole('link', {name: 'Changelog'}).focus();
  await applicationRuns(page);
});

test('results that cannot be shown are reported, and Retry loads them', async ({page, consoleWatch}) => {
  consoleWatch.allow(/net::ERR_FAILED \S+\/assets\/js\//);
  const mend = await block(page, applicationFiles().slice(-1));
  await page.goto('/search?q=invoice');
  await expect(box(page)).toContainText('failed to load');
  await mend();
  await box(page).getByRole('button', {name: 'Retry'}).click();
  await applicationRuns(page);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Search results for "invoice"');
  await expect(box(page)).toHaveCount(0);
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
  const failed = page.waitForEvent('requestfailed', (request) => request.resourceType() === 'script');
  await page.mouse.move(2, 2);
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

const damages: Damage[] = [
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

test('an application that arrives damaged leaves the page as it was', async ({page, consoleWatch}) => {
  for (const {damage, answer, ofScript} of damages) {
    await test.step(damage, async () => {
      consoleWatch.allow(ofScript);
      const mend = await intercept(page, applicationFiles().slice(-1), answer);
      await page.goto(PAGE);
      const answered = page.waitForResponse((response) => response.url().endsWith(applicationFiles().at(-1)!));
      await restOnLink(page);
      await answered;
      await page.evaluate(async () => (await fetch('/robots.txt')).text());
      await expect(page.getByRole('alert')).toHaveCount(0);
      await expectReadable(page);
      await mend();
    });
  }
  await page.goto(PAGE);
  await startApplication(page);
});

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
