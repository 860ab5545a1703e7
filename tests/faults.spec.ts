/** What the reader sees when something fails, and that nothing is lost. */
import type {Page, Route} from '@playwright/test';
import {applicationFiles, block, filesOnlyOf, hold, intercept} from './support/built-files';
import {colorMode, heading, navbarLink, place} from './support/parts';
import {SearchModal} from './support/search-modal';
import {applicationRuns, expect, idle, restOnLink, startApplication, test, waitForAnswer} from './support/site';

const PAGE = '/docs/cases/overview';
/** Where the navbar's Guides link leads. */
const GUIDES = '/guides/invoicing-and-shipping';
const SCRIPT_FAILED = /net::ERR_FAILED \S+\/assets\/js\//;

const guides = (page: Page) => navbarLink(page, 'Guides');
const alert = (page: Page) => page.getByRole('alert');

/** The page is readable as built, whatever else fails. */
async function expectReadable(page: Page) {
  await expect(heading(page)).toBeVisible();
  await expect(page.getByRole('main')).toContainText('due date');
  await expect(alert(page)).toHaveCount(0);
}

async function searchAndOpen(page: Page, words: string) {
  const modal = new SearchModal(page);
  await page.keyboard.press('Control+k');
  await modal.input.fill(words);
  await expect(modal.hits.first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(modal.dialog).toBeHidden();
}

test('offline, nothing on the page changes; online, the application starts', async ({page, context, consoleWatch}) => {
  consoleWatch.allow(/net::ERR_INTERNET_DISCONNECTED/);
  await page.clock.install();
  await page.goto(PAGE);
  await context.setOffline(true);
  const where = await heading(page).boundingBox();
  const openAndClose = async (open: Promise<void>) => {
    await open;
    await expect(new SearchModal(page).dialog).toBeVisible();
    await page.keyboard.press('Escape');
  };
  const acts: Record<string, () => Promise<unknown>> = {
    'moving the pointer': async () => {
      for (const at of [3, 9, 300]) await page.mouse.move(at, at);
    },
    'resting on a link': () => restOnLink(page),
    'pressing keys': async () => {
      for (const key of ['Tab', 'Shift', 'Control+c']) await page.keyboard.press(key);
    },
    'a click on text': () => heading(page).click(),
    'the color mode': () => colorMode(page).click(),
    'the search by keyboard': () => openAndClose(page.keyboard.press('Control+k')),
    'the search by mouse': () => openAndClose(page.locator('.search-button').click()),
  };
  for (const [act, perform] of Object.entries(acts)) {
    await test.step(act, async () => {
      await perform();
      await page.clock.runFor(2000);
      await expect(alert(page)).toHaveCount(0);
      expect(await heading(page).boundingBox()).toEqual(where);
    });
  }
  await page.mouse.wheel(0, 300);
  await page.clock.runFor(2000);
  await expectReadable(page);
  await context.setOffline(false);
  await applicationRuns(page);
  await expect(alert(page)).toHaveCount(0);
});

test('a script that failed is asked for again at the next need, and links work', async ({page, consoleWatch}) => {
  consoleWatch.allow(SCRIPT_FAILED);
  const mend = await block(page, applicationFiles().slice(-1));
  await page.goto(PAGE);
  const failed = page.waitForEvent('requestfailed');
  await restOnLink(page);
  await failed;
  await expect(alert(page)).toHaveCount(0);
  await guides(page).click();
  await expect(page).toHaveURL(GUIDES);
  await expect(heading(page)).toBeVisible();
  const failedAgain = page.waitForEvent('requestfailed');
  await page.locator('.navbar__brand').focus();
  await failedAgain;
  await mend();
  await page.getByRole('contentinfo').getByRole('link', {name: 'Changelog'}).focus();
  await applicationRuns(page);
});

test('results that cannot be shown are reported, and Retry loads them', async ({page, consoleWatch}) => {
  consoleWatch.allow(SCRIPT_FAILED);
  const mend = await block(page, applicationFiles().slice(-1));
  await page.goto('/search?q=invoice');
  const box = alert(page).filter({hasText: 'Page Error'});
  await expect(box).toContainText('failed to load');
  await mend();
  await box.getByRole('button', {name: 'Retry'}).click();
  await applicationRuns(page);
  await expect(heading(page)).toHaveText('Search results for "invoice"');
  await expect(box).toHaveCount(0);
});

test('pointing at a link whose page cannot be loaded says nothing', async ({page, started, consoleWatch}) => {
  consoleWatch.allow(SCRIPT_FAILED);
  await block(page, filesOnlyOf(GUIDES, PAGE));
  await started(PAGE);
  const failed = page.waitForEvent('requestfailed', (request) => request.resourceType() === 'script');
  await page.mouse.move(2, 2);
  await guides(page).hover();
  await failed;
  await waitForAnswer(page);
  await expectReadable(page);
});

async function respondWith(route: Route, change: (body: string) => string, contentType?: string) {
  const response = await route.fetch();
  // Browsers don't cache a damaged response; without this header the next page would get it from the cache.
  const headers = {...response.headers(), 'cache-control': 'no-store'};
  await route.fulfill({response, headers, body: change(await response.text()), ...(contentType && {contentType})});
}

/** How a script arrives, and the browser's message about it. */
const damages: [damage: string, answer: (route: Route) => Promise<void>, message: RegExp][] = [
  [
    'of the wrong type',
    (route) => respondWith(route, (body) => body, 'text/plain'),
    /Refused to execute script from '\S+\/assets\/js\/\S+' because its MIME type/,
  ],
  ['empty', (route) => route.fulfill({status: 503, body: ''}), /status of 503 .*\/assets\/js\//],
  [
    'cut off in the middle',
    (route) => respondWith(route, (body) => body.slice(0, body.length / 2)),
    /^page error: SyntaxError: /,
  ],
  [
    'something else',
    (route) => respondWith(route, () => '<!doctype html><title>Log in</title>'),
    /^page error: SyntaxError: Unexpected token '<'$/,
  ],
];

test('an application that arrives damaged leaves the page as it was', async ({page, started, consoleWatch}) => {
  for (const [damage, answer, message] of damages) {
    await test.step(damage, async () => {
      consoleWatch.allow(message);
      const mend = await intercept(page, applicationFiles().slice(-1), answer);
      await page.goto(PAGE);
      const answered = page.waitForResponse((response) => response.url().endsWith(applicationFiles().at(-1)!));
      await restOnLink(page);
      await answered;
      await waitForAnswer(page);
      await expectReadable(page);
      await mend();
    });
  }
  await started(PAGE);
});

test('a page keeps its place when the reader returns', async ({page}) => {
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
  const left = await place(page);
  await test.step('nothing keeps the page out of the back/forward cache', async () => {
    const listened = await page.evaluate(() => (window as unknown as {listened: string[]}).listened);
    expect(listened).toContain('click');
    expect(listened.filter((type) => type === 'unload' || type === 'beforeunload')).toEqual([]);
    expect(answer?.headers()['cache-control']).not.toContain('no-store');
  });
  await test.step('the reader leaves and comes back', async () => {
    await page.goto('/guides/outsourcing');
    await page.goBack();
    await expect(page).toHaveURL(PAGE);
    await expect.poll(() => place(page)).toBe(left);
    await startApplication(page);
    await searchAndOpen(page, 'invoice');
  });
});

/** Ways to break storage, and the generator's message about each. */
const brokenStorages: Record<string, {message: RegExp; breakStorage: () => void}> = {
  full: {
    message: /^error: Docusaurus storage error, can't set \S+ QuotaExceededError: /,
    breakStorage: () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    },
  },
  forbidden: {
    message: /^warning: Docusaurus browser storage is not available\.\n.* SecurityError: Access is denied\. /,
    breakStorage: () => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('Access is denied.', 'SecurityError');
          },
        });
      }
    },
  },
};

for (const [state, {message, breakStorage}] of Object.entries(brokenStorages)) {
  test(`with storage ${state}, search and color mode work`, async ({page, started, consoleWatch}) => {
    consoleWatch.allow(message);
    await page.addInitScript(breakStorage);
    await started(PAGE);
    await searchAndOpen(page, 'invoice');
    await colorMode(page).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });
}

// For saved searches of an older version, see search/saved-searches.test.ts.
test('a color mode that is none is ignored, and two tabs share what is stored', async ({page, context}) => {
  await page.goto('/robots.txt');
  await page.evaluate(() => {
    localStorage.setItem('theme', 'solarized');
  });
  await page.goto(PAGE);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(colorMode(page)).toHaveAccessibleName('Switch between dark and light mode (currently light mode)');
  await startApplication(page);
  const other = await context.newPage();
  await other.goto(PAGE);
  await startApplication(other);
  await colorMode(other).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await searchAndOpen(other, 'invoice');
  await page.bringToFront();
  const recent = () => page.evaluate(() => localStorage.getItem('__DOCSEARCH_RECENT_SEARCHES__docs'));
  // Another tab sees a write a moment later.
  await expect.poll(recent).not.toBeNull();
  await page.keyboard.press('Control+k');
  await expect(new SearchModal(page).savedLinks('Recent')).toHaveCount(1);
});

test('a page that comes after the reader has chosen another one shows neither itself nor nothing', async ({
  page,
  started,
}) => {
  const [first, second] = ['/docs/cases/line-items', '/docs/cases/search'].map((to) => filesOnlyOf(to, PAGE));
  const letFirstCome = await hold(page, first!);
  const letSecondCome = await hold(page, second!);
  await started(PAGE);
  for (const name of ['Line items', 'Case Search'])
    await page.locator('.theme-doc-sidebar-menu').getByRole('link', {name, exact: true}).click();
  const come = page.waitForResponse((response) => first!.includes(new URL(response.url()).pathname));
  letFirstCome();
  await (await come).finished();
  await idle(page);
  await expect(heading(page)).toHaveText('Cases');
  letSecondCome();
  await expect(heading(page)).toHaveText('Case Search');
});

test('a storm of clicks and ways back ends on the page of its address', async ({page, started}) => {
  await started(PAGE);
  await page.evaluate(async () => {
    for (let step = 1; step <= 200; step++) {
      const links = [...document.querySelectorAll<HTMLElement>('.menu__link, .pagination-nav__link, .navbar__link')];
      if (step % 3) links[(step * 37) % links.length]!.click();
      else history.back();
      await new Promise((done) => setTimeout(done, (step % 5) * 5));
    }
  });
  // The last ways back are still on their way.
  await expect(async () => {
    const [, served] = /<h1[^>]*>(.*?)<\/h1>/.exec(await (await page.request.get(page.url())).text())!;
    await expect(heading(page)).toHaveText(served!.replace(/<[^>]+>/g, ''), {timeout: 1000});
  }).toPass();
  await expect(page.getByText(/This page crashed|Page Error/)).toHaveCount(0);
  await guides(page).click();
  await expect(heading(page)).toHaveText('Invoicing and shipping');
});
