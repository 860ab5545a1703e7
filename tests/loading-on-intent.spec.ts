/**
 * When the application's files load, and which ones. See performance for nothing loading before a sign of intent and a
 * pointer move starting it, first-acts for a key starting it, and faults for files that fail to load.
 */
import type {Page} from '@playwright/test';
import {applicationFiles, filesOnlyOf, intercept, pageFiles} from './support/built-files';
import {gate} from './support/gate';
import {applicationRuns, expect, startApplication, test} from './support/site';

test.use({prefetches: true});

const scriptsRun = (page: Page) =>
  page.evaluate(
    () =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => (entry as PerformanceResourceTiming).initiatorType === 'script').length,
  );

const idle = (page: Page) => page.evaluate(() => new Promise<void>((done) => requestIdleCallback(() => done())));

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

test('a page that appears under a resting pointer does not take it for a move; a turn of the wheel starts it', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/docs/cases/overview');
  for (let times = 0; times < 3; times += 1) {
    await page.locator('main').dispatchEvent('pointermove', {clientX: 7, clientY: 7, bubbles: true});
  }
  await page.clock.runFor(1000);
  expect(await scriptsRun(page)).toBe(0);
  await page.mouse.wheel(0, 200);
  await applicationRuns(page);
});

test.describe('with a finger', () => {
  test.use({hasTouch: true});

  /** Keeps the page open, as when a link opens elsewhere. */
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

/** The URLs of the scripts the page requests from now on, without prefetches. */
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

test('the page’s own scripts are asked for together with those of the application, and then the page behind the link that the pointer rests on', async ({
  page,
}) => {
  const [from, to] = ['/docs/cases/overview', '/docs/cases/line-items'];
  const {opened, open} = gate();
  await intercept(page, applicationFiles(from), async (route) => {
    await opened;
    await route.continue();
  });
  const asked = watchScripts(page);
  await page.goto(from);
  await page.mouse.move(2, 2);
  await page.locator(`.theme-doc-sidebar-menu a[href="${to}"]`).hover();
  await expect.poll(() => [...asked].sort()).toEqual([...applicationFiles(from), ...pageFiles(from)].sort());
  open();
  await expect.poll(() => [...asked]).toEqual(expect.arrayContaining(filesOnlyOf(to, from)));
});

test('each kind of page names the scripts that its application asks for, and no other', async ({page}) => {
  const asked = watchScripts(page);
  for (const path of ['/', '/docs/cases/overview', '/docs/category/cases', '/pilot/changelog', '/search']) {
    await test.step(path, async () => {
      // Without the list, the application requests what it needs on its own.
      await page.route(path, async (route) => {
        const html = await (await route.fetch()).text();
        await route.fulfill({contentType: 'text/html', body: html.replace(/data-chunks="[^"]*"/, 'data-chunks=""')});
      });
      asked.clear();
      await page.goto(path);
      await startApplication(page);
      expect([...asked].sort()).toEqual([...applicationFiles(path), ...pageFiles(path)].sort());
    });
  }
});
