/**
 * What starts the application, and what it then fetches. Reading starts nothing: the reader scrolls, moves the pointer
 * over text, types, and follows links, and gets documents.
 */
import type {Page, Request} from '@playwright/test';
import {applicationFiles, hold, pageFiles} from './support/built-files';
import {applicationRuns, expect, idle, routeTo, startApplication, test} from './support/site';

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

test('scrolling to the end, the pointer over text, and keys fetch 40 KiB at most', async ({page}) => {
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

// That resting on a link fetches nothing on a slow connection is in spec/section-7-requests.
test('the browser may prerender the page of a link under the pointer, and fetch that of a pressed one', async ({
  page,
}) => {
  const requests = watchRequests(page);
  await page.goto(PAGE);
  const rules = (await (await page.request.get('/speculation-rules.json')).json()) as Record<
    'prefetch' | 'prerender',
    [{where: {selector_matches: string}; eagerness: string}]
  >;
  const marked = async (how: keyof typeof rules) => {
    const [{where, eagerness}] = rules[how];
    expect(eagerness).toBe('immediate');
    return page.locator(where.selector_matches).evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  };
  const link = page.locator(`.theme-doc-sidebar-menu a[href="${NEXT}"]`);
  const act = (type: string) => link.dispatchEvent(type, {bubbles: true, movementX: 1});
  await act('pointermove');
  await expect.poll(() => marked('prerender')).toEqual([NEXT]);
  await test.step('one at a time', async () => {
    await page.locator('.navbar__brand').dispatchEvent('pointermove', {bubbles: true, movementX: 1});
    await expect.poll(() => marked('prerender')).toEqual(['/']);
    await act('pointerdown');
    await expect.poll(() => marked('prefetch')).toEqual([NEXT]);
    expect(await marked('prerender')).toEqual([]);
  });
  await test.step('no file, no query, no other site, not even on the same host', async () => {
    const {origin} = new URL(page.url());
    for (const href of ['/docs/cases/overview.md', '/search?q=remake', `${origin}/demo`, 'https://www.pilot.example/'])
      await page.evaluate(async (address) => {
        const other = Object.assign(document.createElement('a'), {href: address});
        if (address.endsWith('.md')) other.type = 'text/markdown';
        document.body.append(other);
        other.dispatchEvent(new PointerEvent('pointerdown', {bubbles: true}));
        await new Promise((resolve) => setTimeout(resolve, 100));
      }, href);
    expect(await marked('prefetch')).toEqual([NEXT]);
  });
  expect(pathsOf(requests)).toEqual([]);
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
      const own = [...applicationFiles(path), ...pageFiles(path)].sort();
      // The page of the link that started it follows.
      const rested = await page.evaluate(
        () =>
          [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]:not([target],[type])')].find(
            ({pathname}) => pathname !== location.pathname,
          )!.pathname,
      );
      expect(pathsOf(requests).filter((file) => own.includes(file) || !pageFiles(rested).includes(file))).toEqual(own);
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

test('the changelog’s filter starts the application, and shows what is chosen or in the address', async ({page}) => {
  const shown = page.getByRole('main').locator('li[data-area]:visible');
  const list = (name: string) => page.getByRole('main').getByRole('combobox', {name});
  const clear = page.getByRole('main').getByRole('button', {name: 'Clear'});
  await page.goto('/pilot/changelog');
  const everything = await shown.count();
  await expect(clear).toBeHidden();
  await list('Area').focus();
  await list('Area').selectOption('Cases');
  await list('Type').selectOption('Fixed');
  const matching = await page.locator('li[data-area="Cases"][data-kind="Fixed"]').count();
  const expectFiltered = async () => {
    await expect(shown).toHaveCount(matching);
    await expect(page.getByRole('main').locator('output')).toHaveText(`${matching} changes`);
    await expect(page).toHaveURL('/pilot/changelog?area=Cases&kind=Fixed');
    await expect(list('Area')).toHaveValue('Cases');
    for (const entry of await shown.all()) await expect(entry).toContainText(/Fixed.*Cases/s);
    // The contents list only the releases that are left; the older ones together.
    const left = await page.locator('list-filter > :is(section, details):not([hidden])').count();
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
  await clear.click();
  await expect(page).toHaveURL('/pilot/changelog');
  await expect(page.locator('li[data-area][hidden]')).toHaveCount(0);
  await expect(list('Area')).toBeFocused();
  await expect(clear).toBeHidden();
  await page.goto('/pilot/changelog?area=Nowhere&kind=<b>');
  await expect(shown).toHaveCount(everything);
  await expect(list('Area')).toHaveValue('');
});

test('Why Pilot counts the hours of a lab from what its owner puts in, also before the application runs', async ({
  page,
}) => {
  const letCome = await hold(page, applicationFiles());
  await page.goto('/pilot/welcome/why-pilot#count-the-hours');
  const counter = page.locator('hours-count');
  const field = (name: string | RegExp) => counter.getByLabel(name);
  const row = (name: RegExp) => counter.getByRole('row', {name});
  const result = counter.locator('output');
  await expect(result).toHaveText('11 hours a month');
  await counter.getByText('More about your lab').click();
  await field('Screens at the bench').selectOption('one at each');
  await field('Cases a month').fill('400');
  await field('You type your Rxs into it').check();
  letCome();
  await expect(result).toHaveText('24 hours a month');
  await field('From scanners').fill('0');
  await expect(result).toHaveText('19 hours a month');
  await field('You type your Rxs into it').uncheck();
  await expect(result).toHaveText('5½ hours a month');
  await field('Cost of an hour').fill('30');
  await field('Bills never sent').fill('2');
  await field('Late boxes').fill('3');
  await field('Cost of a late box').fill('40');
  await field('Usual invoice').fill('216');
  await expect(result).toHaveText(
    '5½ hours a month, worth $165, and up to $552 in bills never sent and late boxes. Set up to $8,604 a year beside our quote.',
  );
  await counter.getByText('How the hours are counted').click();
  await field('Bills corrected').fill('8');
  await expect(row(/^Fixing bills/)).toHaveText(/1\.3$/);
  await field('Typed into QuickBooks').selectOption('each case’s total');
  await expect(row(/^Typing invoices/)).toHaveText(/6\.7$/);
  await field('Typed into QuickBooks').selectOption('nothing');
  for (const name of [/^Typing invoices/, /^Checking invoices/, /sync/]) await expect(row(name)).toHaveText(/0\.0$/);
  // A number of the reader's own stays when the lab changes; the others follow.
  await field('Designs moved').fill('60');
  await field('Looking up cases (only if benches tap): how often a month').fill('20');
  await field('Taps, for each step: seconds each').fill('30');
  await field('Cases a month').fill('100');
  await expect(field('Looking up cases (only if benches tap): how often a month')).toHaveValue('20');
  await expect(field('Taps, for each step: how often a month')).toHaveValue('700');
  await expect(row(/^Hours back/)).toHaveText(/−4\.3$/);
  await expect(result).toHaveText(/^−4½ hours a month, costing \$135, against up to \$552/);
  // Nothing that makes no sense.
  await field('Usual invoice').fill('-5');
  await field('From scanners').fill('900');
  await field('Cases a month').fill('');
  await expect(row(/^Typing paper Rxs/)).toHaveText(/0\.0$/);
  await expect(result).toHaveText(
    '5 hours a month, worth $150, and up to $120 in bills never sent and late boxes. Set up to $3,240 a year beside our quote.',
  );
});

test('a comparison leads to the count for a lab on that system', async ({page}) => {
  await page.goto('/pilot/compare/3shape-lms');
  await page.getByRole('link', {name: 'the count'}).click();
  const counter = page.locator('hours-count');
  await expect(counter.getByLabel('Cases a month')).toHaveValue('400');
  await expect(counter.getByLabel('Typed into QuickBooks')).toHaveValue('3');
  await expect(counter.getByLabel('It finds any case in one search')).toBeChecked();
  await expect(counter.getByLabel('It lists late cases')).not.toBeChecked();
  await expect(counter.locator('output')).toHaveText(
    '5 hours a month, and up to $216 in bills never sent and late boxes. Set up to $2,592 a year beside our quote.',
  );
});

test('an address that describes no lab leaves the count as it is', async ({page}) => {
  await page.goto('/pilot/welcome/why-pilot?cases=many&typed=9&screens=-1&pay&today-nothing=1#count-the-hours');
  const counter = page.locator('hours-count');
  await expect(counter.getByLabel('Typed into QuickBooks')).toHaveValue('0');
  await counter.getByLabel('Cases a month').fill('220');
  await expect(counter.locator('output')).toHaveText('11 hours a month');
  await expect(counter.getByLabel('Screens at the bench')).toHaveValue('0');
  await counter.getByLabel('Screens at the bench').selectOption('one for all');
  await expect(counter.locator('output')).toHaveText('6 hours a month');
});

test('the contents show where the reader is, at a hash and while scrolling, without the application', async ({
  page,
}) => {
  const links = page.locator('.theme-doc-toc-desktop a');
  const current = page.locator('.theme-doc-toc-desktop .table-of-contents__link--active');
  await page.goto(PAGE);
  const hash = (await links.nth(4).getAttribute('href'))!;
  const scrollTo = (place: number) =>
    page.locator(hash).evaluate((heading, top) => window.scrollBy(0, heading.getBoundingClientRect().top - top), place);
  await test.step('a section begins when its heading is near the navbar', async () => {
    await scrollTo(300);
    await expect(current).toHaveAttribute('href', (await links.nth(3).getAttribute('href'))!);
    await scrollTo(100);
    await expect(current).toHaveAttribute('href', hash);
  });
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
  await expect(page.locator('.theme-doc-sidebar-menu [aria-current=page]')).toHaveAttribute('href', NEXT);
  await links.nth(2).click();
  await expect(current).toHaveAttribute('href', (await links.nth(2).getAttribute('href'))!);
});

test('the contents mark the first section, and the one around the problem that a link names', async ({page}) => {
  const current = page.locator('.theme-doc-toc-desktop .table-of-contents__link--active');
  const first = page.locator('.theme-doc-toc-desktop a').first();
  await page.goto('/docs/customers/client-portal');
  await expect(first).toHaveClass(/--active/);
  const problem = page.locator('#problem-the-office-wants-the-portal-in-another-language');
  await expect(problem.locator('p')).toBeHidden();
  await page.evaluate((hash) => (location.hash = hash), (await problem.getAttribute('id'))!);
  await expect(problem.locator('p')).toBeInViewport();
  await expect(current).toHaveText(/^Troubleshoot/);
  await test.step('on load', async () => {
    await page.reload();
    await expect(problem.locator('p')).toBeInViewport();
    await expect(current).toHaveText(/^Troubleshoot/);
  });
  await test.step('in the running application', async () => {
    await page.goto('/docs/cases/overview');
    await startApplication(page);
    await routeTo(page, '/docs/customers/client-portal#problem-the-office-wants-the-portal-in-another-language');
    await expect(problem.locator('p')).toBeInViewport();
  });
});
