/**
 * What starts the application, and what it then fetches. Reading starts nothing: the reader scrolls, moves the pointer
 * over text, types, and follows links, and gets documents.
 */
import type {Page, Request} from '@playwright/test';
import {applicationFiles, hold, pageFiles} from './support/built-files';
import {applicationRuns, expect, idle, startApplication, test} from './support/site';

const PAGE = '/docs/cases/overview';
const NEXT = '/docs/cases/line-items';

/** The requests of a page from now on. */
function watchRequests(page: Page): Request[] {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  return requests;
}

/** The scripts among them. */
function pathsOf(requests: readonly Request[]): string[] {
  const paths = requests.map((request) => new URL(request.url()).pathname);
  return [...new Set(paths.filter((path) => path.endsWith('.js')))].sort();
}

test('a reader who scrolls to the end, moves the pointer over the text, and presses keys fetches 40 KiB at most', async ({
  page,
}) => {
  const requests = watchRequests(page);
  await page.clock.install();
  await page.goto(PAGE);
  const atEnd = () => page.evaluate(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 2);
  while (!(await atEnd())) {
    const spot = await page.evaluate(() => {
      const texts = [...document.querySelectorAll('.markdown p, .markdown h2')];
      const shown = texts.map((text) => text.getBoundingClientRect()).find(({top}) => top > 80 && top < innerHeight);
      return shown && {x: shown.left - 8, y: shown.top + 4};
    });
    if (spot) for (const by of [0, 3]) await page.mouse.move(spot.x + by, spot.y);
    await page.mouse.wheel(0, 700);
    await idle(page);
  }
  for (const key of ['Shift', 'Control', 'ArrowUp', 'PageUp', 'Control+c']) await page.keyboard.press(key);
  await page.getByRole('heading', {level: 1}).click();
  await page.clock.runFor(5000);
  expect(pathsOf(requests)).toEqual([]);
  const sizes = await Promise.all(requests.map(async (request) => (await request.sizes()).responseBodySize));
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(40 * 1024);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
});

test('the focus on a link starts the application, and so does nothing that a pointer only passes', async ({page}) => {
  await page.clock.install();
  const requests = watchRequests(page);
  await page.goto(PAGE);
  await page.locator(`.theme-doc-sidebar-menu a[href="${NEXT}"]`).evaluate((link) => {
    const move = (target: Element, clientX: number) =>
      target.dispatchEvent(new PointerEvent('pointermove', {bubbles: true, clientX}));
    move(link, 1);
    move(link, 2);
    move(document.querySelector('h1')!, 3);
    move(link, 4);
    // A click opens a document, which the application would only delay.
    link.dispatchEvent(new PointerEvent('pointerdown', {bubbles: true}));
  });
  await page.clock.runFor(1000);
  for (let times = 0; times < 3; times += 1)
    await page.locator('.navbar__brand').dispatchEvent('pointermove', {clientX: 4, bubbles: true});
  await page.clock.runFor(1000);
  expect(pathsOf(requests)).toEqual([]);
  await page.clock.runFor(2000);
  await page.locator('.navbar__brand').focus();
  await applicationRuns(page);
});

// That resting on a link fetches nothing on a slow connection is in spec/section-7-requests.
test('the browser may prefetch a page that is pressed, none with a query, and none on a slow connection', async ({
  page,
}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', {value: {effectiveType: '2g'}}));
  await page.goto(PAGE);
  type Rules = {and: [{href_matches: string}, {not: {href_matches: string}}, {selector_matches: string}]};
  const {and} = (await (await page.request.get('/speculation-rules.json')).json()).prefetch[0].where as Rules;
  const [wanted, {not: unwanted}, {selector_matches: selector}] = and;
  expect(await page.locator(selector).count()).toBe(0);
  await page.evaluate(() => document.documentElement.removeAttribute('data-slow-connection'));
  expect(await page.locator(selector).count()).toBeGreaterThan(50);
  const candidates = await page.evaluate(
    (patterns) => {
      const {URLPattern} = globalThis as unknown as {
        URLPattern: new (pattern: string, base: string) => {test: (address: string) => boolean};
      };
      const [all, queries] = patterns.map((pattern) => new URLPattern(pattern, location.href));
      const addresses = ['/guides/outsourcing', '/docs/cases/overview#statuses', '/search?q=remake'];
      const matches = (pattern: typeof all, path: string) => pattern!.test(new URL(path, location.href).href);
      return addresses.filter((path) => matches(all, path) && !matches(queries, path));
    },
    [wanted.href_matches, unwanted.href_matches],
  );
  expect(candidates).toEqual(['/guides/outsourcing', '/docs/cases/overview#statuses']);
});

test.describe('with a finger', () => {
  test.use({hasTouch: true, viewport: {width: 390, height: 800}});

  test('reading starts nothing: scrolling, links, the menu, the color mode', async ({page}) => {
    const requests = watchRequests(page);
    await page.goto(PAGE);
    // Keeps the page open, as when a link opens elsewhere.
    await page.evaluate(() =>
      addEventListener('click', (event) => {
        if ((event.target as Element).closest('a')) event.preventDefault();
      }),
    );
    await page.getByRole('heading', {level: 1}).tap();
    await page.getByRole('main').getByRole('link', {name: 'line items'}).first().tap();
    await page.evaluate(() => scrollTo(0, 2000));
    await page.getByRole('button', {name: /^Switch between dark and light mode/}).tap();
    await page.getByRole('button', {name: 'Toggle navigation bar'}).tap();
    await page.getByRole('button', {name: 'Close navigation bar'}).tap();
    await idle(page);
    expect(pathsOf(requests)).toEqual([]);
  });
});

test('each kind of page names the scripts that its application asks for, and no other', async ({page}) => {
  for (const path of ['/', PAGE, '/docs/category/cases', '/pilot/changelog', '/search']) {
    await test.step(path, async () => {
      // Without the list, the application requests what it needs on its own.
      await page.route(path, async (route) => {
        const html = await (await route.fetch()).text();
        await route.fulfill({contentType: 'text/html', body: html.replace(/data-chunks="[^"]*"/, 'data-chunks=""')});
      });
      await page.goto(path);
      const requests = watchRequests(page);
      await startApplication(page);
      expect(pathsOf(requests)).toEqual([...applicationFiles(path), ...pageFiles(path)].sort());
      page.removeAllListeners('request');
    });
  }
});

test('what is typed on the results page is newer than the query in its address', async ({page}) => {
  const letCome = await hold(page, applicationFiles());
  // A page whose URL starts the application waits for its scripts before the load event.
  await page.goto('/search?q=invoice', {waitUntil: 'domcontentloaded'});
  const field = page.getByRole('main').getByRole('searchbox');
  await expect(field).toHaveValue('invoice');
  await field.fill('statement');
  letCome();
  await applicationRuns(page);
  await expect(page).toHaveURL('/search?q=statement');
  await expect(field).toHaveValue('statement');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Search results for "statement"');
});

test('the changelog’s filter starts the application, and shows what was chosen meanwhile or is in the address', async ({
  page,
}) => {
  const shown = page.getByRole('main').locator('li[data-area]:visible');
  const chip = (group: string, name: string) => page.getByRole('group', {name: group}).getByRole('radio', {name});
  await page.goto('/pilot/changelog');
  const everything = await shown.count();
  await chip('Area', 'Cases').check();
  await chip('Type', 'Fixed').check();
  const matching = await page.locator('li[data-area="Cases"][data-kind="Fixed"]').count();
  const expectFiltered = async () => {
    await expect(shown).toHaveCount(matching);
    await expect(page.getByRole('main').locator('output')).toHaveText(`${matching} changes`);
    await expect(page).toHaveURL('/pilot/changelog?area=Cases&kind=Fixed');
    await expect(chip('Area', 'Cases')).toBeChecked();
    for (const entry of await shown.all()) await expect(entry).toContainText(/Fixed\s*Cases/);
    // The contents list only the releases that are left.
    const left = await page.locator('section[aria-labelledby^=release]:not([hidden])').count();
    await expect(page.locator('.theme-doc-toc-desktop li:not([hidden])')).toHaveCount(left);
  };
  expect(matching).toBeGreaterThan(1);
  await expectFiltered();
  await page.reload();
  await expectFiltered();
  await page.locator('.navbar').getByRole('link', {name: 'Guides'}).click();
  await expect(page).toHaveURL(/guides/);
  await page.goBack();
  await expectFiltered();
  await page.goto('/pilot/changelog?area=Nowhere&kind=<b>');
  await expect(shown).toHaveCount(everything);
});

test('the contents show where the reader is, on arrival at a hash and while scrolling, without the application', async ({
  page,
}) => {
  const links = page.locator('.theme-doc-toc-desktop a');
  const current = page.locator('.theme-doc-toc-desktop .table-of-contents__link--active');
  await page.goto(PAGE);
  const hash = (await links.nth(4).getAttribute('href'))!;
  await page.goto('about:blank');
  await page.goto(PAGE + hash);
  await expect(current).toHaveAttribute('href', hash);
  await page.mouse.wheel(0, -20_000);
  await expect(page.locator(`.table-of-contents__link--active[href="${hash}"]`)).toHaveCount(0);
  await test.step('in a low window, the list follows', async () => {
    await page.setViewportSize({width: 1280, height: 400});
    await expect(links.last()).not.toBeInViewport();
    await page.mouse.wheel(0, 20_000);
    await expect(current).toBeInViewport({ratio: 1});
  });
  await startApplication(page);
  await page.locator(`.theme-doc-sidebar-menu a[href="${NEXT}"]`).click();
  await expect(page).toHaveURL(NEXT);
  await links.nth(2).click();
  await expect(current).toHaveAttribute('href', (await links.nth(2).getAttribute('href'))!);
});
