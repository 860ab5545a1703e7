/** The search as the very first action, or while files are loading: it opens once, with everything that was typed. */
import type {Page} from '@playwright/test';
import {applicationFiles, block, filesOnlyOf, gate, hold, intercept, searchFiles} from '../support/built-files';
import {heading as title, navbarLink, place, searchButton} from '../support/parts';
import {savedSearch, storeKey} from '../support/search-modal';
import {expect, test} from '../support/site';

const DOC = '/docs/cases/overview';
const WORKSTATIONS = '/docs/operational-flow/workstations';
const OTHER_SECTION = '/guides/invoicing-and-shipping';
const SAME_SECTION = '/docs/cases/line-items';

const guides = (page: Page) => navbarLink(page, 'Guides');
const lineItems = (page: Page) => page.locator('.theme-doc-sidebar-menu').getByRole('link', {name: 'Line items'});
const scrollTo = (page: Page, top: number) => page.evaluate((y) => window.scrollTo({top: y, behavior: 'instant'}), top);

/** Disables prefetching while the page is idle. */
const neverIdle = (page: Page) => page.addInitScript(() => (window.requestIdleCallback = () => 0));

const WAYS: Record<string, (page: Page) => Promise<void>> = {
  'a click on the search box': (page) => searchButton(page).click(),
  'Ctrl+K': (page) => page.keyboard.press('Control+k'),
  'Cmd+K': (page) => page.keyboard.press('Meta+k'),
  'a slash': (page) => page.keyboard.press('/'),
};

test('without the application it finds, opens a hit here or in a new tab, and remembers it', async ({
  page,
  context,
  modal,
}) => {
  await hold(page, applicationFiles(DOC));
  await page.goto(DOC);
  for (const [way, open] of Object.entries(WAYS)) {
    await test.step(way, async () => {
      await open(page);
      await page.keyboard.type('imv');
      for (const key of ['Backspace', 'Backspace', 'n', 'v']) await page.keyboard.press(key);
      await expect(modal.input).toHaveValue('inv');
      await expect(modal.input).toBeFocused();
      await expect(modal.hits.first()).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(modal.dialog).toHaveCount(0);
    });
  }
  expect(await page.evaluate(() => 'docusaurus' in window)).toBe(false);
  await modal.openAndType('workstations');
  await expect(modal.hits.first()).toContainText('Workstations');
  await test.step('a middle click and a Ctrl+click leave it open', async () => {
    for (const how of [{button: 'middle'}, {modifiers: ['Control']}] as const) {
      const opened = context.waitForEvent('page');
      await modal.hits.first().click(how as object);
      await expect(await opened).toHaveURL(WORKSTATIONS);
      await (await opened).close();
      await expect(modal.dialog).toBeVisible();
    }
    await expect(page).toHaveURL(DOC);
  });
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(WORKSTATIONS);
  await modal.open();
  await expect(modal.savedLinks('Recent')).toHaveText(['Workstations']);
});

test('a slash right after Escape opens it again, though nothing but its input had the focus', async ({page, modal}) => {
  await page.goto(DOC);
  await page.keyboard.press('/');
  await expect(modal.input).toBeFocused();
  const isOpen = await page.evaluate(() => {
    for (const key of ['Escape', '/'])
      document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', {key, bubbles: true, cancelable: true}));
    return document.querySelector('dialog')!.open;
  });
  expect(isOpen).toBe(true);
});

test('its files come once, one of which is a script', async ({page, modal}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await neverIdle(page);
  await page.goto(DOC);
  await page.keyboard.press('/');
  await page.keyboard.type('invoice');
  await expect(modal.hits.first()).toBeVisible();
  expect(requested.filter((file) => file.endsWith('.js'))).toHaveLength(1);

  const files = searchFiles(DOC).toSorted();
  const fromServer = async () => {
    const all = await page.evaluate(() =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({transferSize}) => transferSize > 0)
        .map(({name}) => new URL(name).pathname),
    );
    return all.filter((file) => files.includes(file)).toSorted();
  };
  await expect.poll(fromServer).toEqual(files);
  await page.waitForLoadState('networkidle');
  expect(await fromServer()).toEqual(files);
});

test('Enter opens the first hit of what is typed, and of nothing else', async ({page, modal}) => {
  /** Opens the page, and holds back the hits of its search until the returned function is called. */
  async function openWithoutHits(): Promise<() => void> {
    const letHitsCome = await hold(page, '**/search-index/*/index.json');
    await page.goto(DOC);
    await page.keyboard.press('/');
    return letHitsCome;
  }

  await test.step('before the hits', async () => {
    const letHitsCome = await openWithoutHits();
    await page.keyboard.type('workstations');
    await page.keyboard.press('Enter');
    letHitsCome();
    await expect(page).toHaveURL(WORKSTATIONS);
  });
  await test.step('forgotten when the reader types on', async () => {
    const letHitsCome = await openWithoutHits();
    await page.keyboard.type('work');
    await page.keyboard.press('Enter');
    await page.keyboard.type('stations');
    letHitsCome();
    await expect(modal.hits.first()).toContainText('Workstations');
    await expect(page).toHaveURL(DOC);
  });
  await test.step('right after the last letter, not a hit of an earlier prefix', async () => {
    await modal.input.fill('w');
    await expect(modal.hits.first()).not.toContainText('Workstations');
    await page.evaluate(() => {
      const input = document.querySelector<HTMLInputElement>('dialog input')!;
      input.value = 'workstations';
      input.dispatchEvent(new Event('input', {bubbles: true}));
      input.form!.requestSubmit();
    });
    await expect(page).toHaveURL(WORKSTATIONS);
  });
});

test('files that cannot be loaded: the next key tries again', async ({page, context, consoleWatch, modal}) => {
  consoleWatch.allow(/net::ERR_(FAILED|INTERNET_DISCONNECTED)/);
  await neverIdle(page);
  const unblock = await block(page, searchFiles(DOC));
  await page.goto(DOC);
  const message = modal.dialog.getByText('Unable to fetch results');
  await page.keyboard.press('/');
  await page.keyboard.type('invo');
  await expect(message).toBeVisible();
  await expect(modal.dialog.getByText('You might want to check your network connection.')).toBeVisible();
  await expect(page.getByText('Page Error')).toHaveCount(0);

  await context.setOffline(true);
  await unblock();
  const failed = page.waitForEvent('requestfailed', (request) => request.resourceType() === 'script');
  await page.keyboard.type('i');
  await failed;
  await expect(message).toBeVisible();
  await context.setOffline(false);
  await page.keyboard.type('c');
  await expect(modal.hits.first()).toBeVisible();
  await expect(message).toHaveCount(0);
});

test('a first opening without files shows this index’s saved searches, or none', async ({
  page,
  consoleWatch,
  modal,
}) => {
  consoleWatch.allow(/net::ERR_FAILED/);
  await neverIdle(page);
  await block(page, searchFiles(DOC));
  const failure = modal.dialog.getByText('Unable to fetch results');
  const none = modal.dialog.getByText('No recent searches');
  const open = async () => {
    await page.goto(DOC);
    await page.keyboard.press('/');
  };
  await open();
  await expect(none).toBeVisible();
  await expect(failure).toHaveCount(0);
  await page.keyboard.type('i');
  await expect(failure).toBeVisible();
  await page.keyboard.press('Backspace');
  await expect(none).toBeVisible();

  const stored = Array.from({length: 12}, (_, i) => savedSearch(`Saved ${i}`, `/docs/${i}`));
  stored.unshift(savedSearch('Foreign', 'javascript:alert(1)'));
  await page.evaluate(
    ([own, other, entries]) => {
      localStorage.setItem(own!, entries!);
      localStorage.setItem(other!, entries!.replaceAll('Saved', 'Other'));
    },
    [storeKey('recent'), storeKey('recent', 'other'), JSON.stringify(stored)],
  );
  await open();
  const links = modal.dialog.getByRole('link');
  await expect(links).toHaveText(stored.slice(0, 7).map((_, i) => `Saved ${i}`));
  await expect(links.first()).toHaveAttribute('href', '/docs/0');
});

test('its script, damaged, is asked for again with the next key', async ({page, consoleWatch, modal}) => {
  consoleWatch.allow(/^page error: SyntaxError: /);
  await neverIdle(page);
  const files = '**/assets/js/search.*';
  // Browsers keep what has this header, damaged or not.
  const headers = {'cache-control': 'public, max-age=31536000, immutable'};
  for (const body of ['<!doctype html><title>Log in</title>', '', 'const view = {']) {
    await test.step(body || 'empty', async () => {
      await page.route(files, (route) => route.fulfill({contentType: 'text/javascript', headers, body}));
      await page.goto(DOC);
      await page.keyboard.press('/');
      await page.keyboard.type('invoic');
      await expect(modal.dialog.getByText('Unable to fetch results')).toBeVisible();
      await page.unroute(files);
      await page.keyboard.type('e');
      await expect(modal.hits.first()).toBeVisible();
    });
  }
});

test('a key pressed while its files are failing is answered when they come', async ({page, consoleWatch, modal}) => {
  consoleWatch.allow(/net::ERR_FAILED/);
  const failure = gate();
  let isBack = false;
  const requested = page.waitForRequest('**/search.*.js');
  await intercept(page, searchFiles(DOC), async (route) => {
    if (isBack) return route.continue();
    await failure.opened;
    await route.abort();
  });
  await page.goto(DOC);
  await page.keyboard.press('/');
  await requested;
  await page.keyboard.type('invoice');
  isBack = true;
  failure.open();
  await expect(modal.hits.first()).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 800}, hasTouch: true, isMobile: true});

  test('it fills the screen, the page keeps its place, and the way to all results is in view', async ({
    page,
    modal,
  }) => {
    await page.goto(DOC);
    await scrollTo(page, 600);
    // By coordinates: a locator's tap would first scroll to where the sticky navbar started.
    const {x, y} = (await searchButton(page).boundingBox())!;
    await page.touchscreen.tap(x + 10, y + 10);
    await expect(modal.input).toBeFocused();
    expect(await place(page)).toBe(600);
    expect(await modal.dialog.boundingBox()).toEqual({x: 0, y: 0, width: 390, height: 800});
    await expect(modal.dialog.getByText('No recent searches')).toBeVisible();
    // The bar below the hits is shown only if it has something to offer.
    const lowest = modal.dialog.locator('.search-view > :visible').last();
    await expect(lowest).toHaveClass('search-content');
    await modal.input.fill('case');
    await expect(lowest).toHaveText(/^.*See all \d+ results$/);
    await expect(lowest.getByRole('link', {name: /^See all/})).toBeInViewport();
    await modal.hits.last().scrollIntoViewIfNeeded();
    await expect(lowest.getByRole('link', {name: /^See all/})).toBeInViewport();
    await modal.dialog.getByRole('button', {name: 'Cancel'}).tap();
    expect(await place(page)).toBe(600);
  });
});

test('before its files have come it takes letters, and does not come back with them', async ({
  page,
  started,
  modal,
}) => {
  const letCome = await hold(page, '**/assets/js/search.*');
  await started(DOC);
  await test.step('Escape closes it', async () => {
    await page.keyboard.press('/');
    await page.keyboard.type('inv');
    await expect(modal.input).toHaveValue('inv');
    await page.keyboard.press('Escape');
    await expect(modal.dialog).toHaveCount(0);
    await page.keyboard.press('/');
    await expect(modal.input).toHaveValue('');
    await page.keyboard.press('Escape');
  });
  await test.step('who goes back leaves it', async () => {
    await guides(page).click();
    await expect(title(page)).toHaveText('Invoicing and shipping');
    await page.keyboard.press('Control+k');
    // The browser reports that it closed only when it is open again.
    await modal.dialog.evaluate((dialog: HTMLDialogElement) => {
      dialog.close();
      document.querySelector<HTMLElement>('.search-button')!.click();
    });
    await page.keyboard.type('a');
    await expect(modal.input).toHaveValue('a');
    await page.goBack();
    await expect(title(page)).toHaveText('Cases');
    await expect(modal.dialog).toHaveCount(0);
  });
  await test.step('its files come, and it stays closed until it is asked for', async () => {
    const come = page.waitForResponse((response) => /\/search\.\w+\.js$/.test(response.url()));
    letCome();
    await (await come).finished();
    // This navigation loads another chunk afterward, so the search's files have been handled by then.
    await lineItems(page).click();
    await expect(title(page)).toHaveText('Line items');
    await expect(modal.dialog).toHaveCount(0);
    await modal.openAndType('case');
    await expect(modal.hits.first()).toBeVisible();
  });
});

test('a page of another section that comes before its files leaves what is typed', async ({page, started, modal}) => {
  const letSearchCome = await hold(page, '**/assets/js/search.*');
  const letPageCome = await hold(page, filesOnlyOf(OTHER_SECTION, DOC));
  await started(DOC);
  await guides(page).click();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('return');
  letPageCome();
  await expect(title(page)).toHaveText('Invoicing and shipping');
  await page.keyboard.type(' label');
  letSearchCome();
  await expect(modal.input).toHaveValue('return label');
  await expect(modal.input).toBeFocused();
  await expect(modal.hits.first()).toBeVisible();
});

test('it stays open when a page comes and leaves each page where it should be', async ({page, started, modal}) => {
  const pages = [
    {path: SAME_SECTION, link: lineItems, name: 'Line items'},
    {path: OTHER_SECTION, link: guides, name: 'Invoicing and shipping'},
  ];
  const letCome = await Promise.all(pages.map(({path}) => hold(page, filesOnlyOf(path, DOC))));
  await started(DOC);
  await test.step('closed again, the page is where it was, and so is the focus', async () => {
    await scrollTo(page, 400);
    await modal.openAndType('return label');
    await expect(modal.hits.first()).toBeVisible();
    // As a phone's keyboard may do.
    await scrollTo(page, 0);
    await page.keyboard.press('Escape');
    await expect(modal.dialog).toHaveCount(0);
    expect(await place(page)).toBe(400);
    await expect(searchButton(page)).toBeFocused();
  });
  for (const [index, {path, link, name}] of pages.entries()) {
    await test.step(`the page ${path} comes, and stands at its top`, async () => {
      await scrollTo(page, 400);
      await link(page).click();
      await expect(page).toHaveURL(path);
      await modal.openAndType('return label');
      await expect(modal.hits.first()).toBeVisible();
      letCome[index]!();
      await expect(title(page)).toHaveText(name);
      await expect(modal.input).toBeFocused();
      await page.keyboard.type('s');
      await expect(modal.input).toHaveValue('return labels');
      await expect(modal.hits.first()).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(modal.dialog).toHaveCount(0);
      expect(await place(page)).toBe(0);
    });
  }
  await test.step('who goes back leaves the search as well', async () => {
    await modal.openAndType('return label');
    await page.goBack();
    await expect(modal.dialog).toHaveCount(0);
    await expect(page).toHaveURL(SAME_SECTION);
  });
});

test('a rendering error is a message, and the next letter brings the view back', async ({
  page,
  consoleWatch,
  modal,
}) => {
  consoleWatch.allow(/no query/);
  // The link to all results needs it.
  await page.addInitScript(() => {
    window.URLSearchParams = class extends URLSearchParams {
      constructor(parameters: Record<string, string>) {
        if (parameters?.q === 'invoices') throw new Error('no query');
        super(parameters);
      }
    } as typeof URLSearchParams;
  });
  await page.goto(DOC);
  await modal.openAndType('invoices');
  await expect(modal.dialog.getByText('Unable to fetch results')).toBeVisible();
  await modal.input.fill('invoices paid');
  await expect(modal.hits.first()).toBeVisible();
  await expect(modal.dialog.getByText('Unable to fetch results')).toHaveCount(0);
});
