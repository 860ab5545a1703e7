/** When the application's files are loaded, and what happens when they cannot be. */
import type {Page} from '@playwright/test';
import {applicationFiles, block, filesOnlyOf, intercept, pageFiles} from './support/built-files';
import {applicationRuns, expect, startApplication, test} from './support/site';

const scriptsRun = (page: Page) =>
  page.evaluate(
    () =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => (entry as PerformanceResourceTiming).initiatorType === 'script').length,
  );

async function moveTwice(page: Page): Promise<void> {
  await page.mouse.move(40, 40);
  await page.mouse.move(44, 44);
}

const idle = (page: Page) => page.evaluate(() => new Promise<void>((done) => requestIdleCallback(() => done())));

test('nothing of the application is executed before the reader gives a sign', async ({page}) => {
  for (const path of ['/', '/docs/cases/overview', '/pilot/changelog']) {
    await page.goto(path);
    await idle(page);
    expect(await scriptsRun(page), path).toBe(0);
    await expect(page.locator('script[src], link[rel=prefetch]'), path).toHaveCount(0);
    await expect(page.locator('html'), path).toHaveAttribute('data-has-hydrated', 'false');
  }
});

for (const {sign, give} of [
  {sign: 'a move of the pointer', give: moveTwice},
  {sign: 'a key', give: (page: Page) => page.keyboard.press('Tab')},
  {sign: 'a turn of the wheel', give: (page: Page) => page.mouse.wheel(0, 200)},
]) {
  test(`${sign} starts the application`, async ({page}) => {
    await page.goto('/docs/cases/overview');
    await give(page);
    await applicationRuns(page);
  });
}

test('a pointer that goes straight to a link is not held up by the start', async ({page}) => {
  await page.clock.install();
  await page.goto('/docs/cases/overview');
  await page.locator('.theme-doc-sidebar-menu a[href="/docs/cases/line-items"]').evaluate((link) => {
    for (const clientX of [1, 9]) link.dispatchEvent(new PointerEvent('pointermove', {bubbles: true, clientX}));
    link.dispatchEvent(new PointerEvent('pointerdown', {bubbles: true}));
  });
  await page.clock.runFor(1000);
  expect(await scriptsRun(page)).toBe(0);
  await page.getByRole('heading', {level: 1}).dispatchEvent('pointerdown');
  await applicationRuns(page);
});

test('a page that appears under a resting pointer does not take it for a move', async ({page}) => {
  await page.clock.install();
  await page.goto('/docs/cases/overview');
  for (let times = 0; times < 3; times += 1) {
    await page.locator('main').dispatchEvent('pointermove', {clientX: 7, clientY: 7, bubbles: true});
  }
  await page.clock.runFor(1000);
  expect(await scriptsRun(page)).toBe(0);
});

test.describe('with a finger', () => {
  test.use({hasTouch: true});

  /** The page stays, as it does when a link opens elsewhere. */
  const stay = (page: Page) =>
    page.evaluate(() =>
      addEventListener('click', (event) => {
        if ((event.target as Element).closest('a')) event.preventDefault();
      }),
    );

  test('reading starts nothing: scrolling, links, the menu, the color mode', async ({page}) => {
    await page.setViewportSize({width: 390, height: 800});
    await page.goto('/docs/cases/overview');
    await stay(page);
    await page.getByRole('heading', {level: 1}).tap();
    await page.getByRole('main').getByRole('link', {name: 'line items'}).first().tap();
    await page.evaluate(() => scrollTo(0, 2000));
    await page.getByRole('button', {name: /^Switch between dark and light mode/}).tap();
    await page.getByRole('button', {name: 'Toggle navigation bar'}).tap();
    await page.getByRole('button', {name: 'Close navigation bar'}).tap();
    await idle(page);
    expect(await scriptsRun(page)).toBe(0);
  });

  test('a control that needs the application starts it', async ({page}) => {
    await page.goto('/pilot/changelog');
    await page.getByRole('combobox', {name: 'Area'}).tap();
    await applicationRuns(page);
  });

  test('a touch anywhere completes the not-found page', async ({page, consoleWatch}) => {
    consoleWatch.allow(/status of 404/);
    await page.goto('/docs/customer/return-lables');
    await page.getByRole('heading', {level: 1}).tap();
    await expect(page.getByRole('main').getByRole('link', {name: 'Return labels'})).toBeVisible();
  });
});

/** The addresses of the scripts that the page asks for from now on, without those that it only fetches ahead. */
function watchScripts(page: Page): Set<string> {
  const asked = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') asked.add(new URL(request.url()).pathname);
  });
  return asked;
}

test('the browser may prefetch a page that is pressed, and none with a query', async ({page}) => {
  await page.goto('/docs/cases/overview');
  const candidates = await page.evaluate(async () => {
    type Rules = {prefetch: {where: {and: [{href_matches: string}, {not: {href_matches: string}}, object]}}[]};
    const rules = (await (await fetch('/speculation-rules.json')).json()) as Rules;
    const [wanted, {not: unwanted}] = rules.prefetch[0]!.where.and;
    const {URLPattern} = globalThis as unknown as {
      URLPattern: new (pattern: string, base: string) => {test: (address: string) => boolean};
    };
    const [all, queries] = [wanted, unwanted].map((rule) => new URLPattern(rule.href_matches, location.href));
    const addresses = ['/guides/outsourcing', '/docs/cases/overview#statuses', '/search?q=remake'];
    return addresses.filter((path) => {
      const {href} = new URL(path, location.href);
      return all!.test(href) && !queries!.test(href);
    });
  });
  expect(candidates).toEqual(['/guides/outsourcing', '/docs/cases/overview#statuses']);
});

test('the page’s own scripts are asked for together with those of the application', async ({page}) => {
  const path = '/docs/cases/overview';
  await intercept(page, applicationFiles(path), () => new Promise(() => {}));
  const asked = watchScripts(page);
  await page.goto(path);
  await moveTwice(page);
  await expect.poll(() => [...asked].sort()).toEqual([...applicationFiles(path), ...pageFiles(path)].sort());
});

test('the page behind a link is made ready when the pointer that started the application rests on it', async ({
  page,
}) => {
  const [from, to] = ['/docs/cases/overview', '/docs/cases/line-items'];
  const asked = watchScripts(page);
  await page.goto(from);
  await page.mouse.move(2, 2);
  await page.locator(`.theme-doc-sidebar-menu a[href="${to}"]`).hover();
  await expect.poll(() => [...asked]).toEqual(expect.arrayContaining(filesOnlyOf(to, from)));
});

for (const path of ['/', '/docs/cases/overview', '/docs/category/cases', '/pilot/changelog', '/search']) {
  test(`${path} names the scripts that its application asks for, and no other`, async ({page}) => {
    // Without the list the application asks by itself for what it needs.
    await page.route(path, async (route) => {
      const html = await (await route.fetch()).text();
      await route.fulfill({contentType: 'text/html', body: html.replace(/data-chunks="[^"]*"/, 'data-chunks=""')});
    });
    const asked = watchScripts(page);
    await page.goto(path);
    await startApplication(page);
    expect([...asked].sort()).toEqual([...applicationFiles(path), ...pageFiles(path)].sort());
  });
}

for (const {files, which} of [
  {files: () => applicationFiles(), which: 'none of the scripts'},
  {files: () => applicationFiles().slice(-1), which: 'only the first script'},
]) {
  test(`when ${which} can be loaded a box says so, and Retry starts the application`, async ({page, consoleWatch}) => {
    consoleWatch.allow(/net::ERR_FAILED \S+\/assets\/js\//);
    const mend = await block(page, files());
    await page.goto('/docs/cases/overview');
    await page.keyboard.press('Shift');
    const box = page.getByRole('alert');
    await expect(box.getByRole('heading')).toHaveText('Page Error');
    await expect(box).toContainText('failed to load');
    await mend();
    await box.getByRole('button', {name: 'Retry'}).click();
    await applicationRuns(page);
    await expect(box).toHaveCount(0);
    await expect(page.getByRole('main')).toHaveCount(1);
  });
}

test('Retry tells again when the line is still cut', async ({page, consoleWatch}) => {
  consoleWatch.allow(/net::ERR_FAILED \S+\/assets\/js\//);
  await block(page, applicationFiles());
  await page.goto('/');
  await moveTwice(page);
  const box = page.getByRole('alert');
  const failedAgain = page.waitForEvent('requestfailed');
  await box.getByRole('button', {name: 'Retry'}).click();
  await failedAgain;
  await expect(box).toHaveCount(1);
  await expect(box.getByRole('heading')).toHaveText('Page Error');
});

test('after a start that follows an error-free load no box is shown', async ({page}) => {
  await page.goto('/');
  await startApplication(page);
  await expect(page.getByRole('alert')).toHaveCount(0);
});
