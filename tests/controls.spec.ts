/**
 * First actions that don't need the application: they take effect immediately while it is still loading, stay in effect
 * once it runs, happen only once, and also work if it fails to load. For the drawer, see drawer.spec.ts.
 */
import type {Page, Route} from '@playwright/test';
import {applicationFiles, block, hold} from './support/built-files';
import {colorMode, drawer, hamburger, heading} from './support/parts';
import {SearchModal} from './support/search-modal';
import {applicationRuns, expect, restOnLink, showAnnouncement, startApplication, test} from './support/site';

const DOC = '/docs/cases/overview';
const TEMPLATES = '/docs/system/email-templates';

type Visit = {
  name: string;
  path: string;
  viewport?: {width: number; height: number};
  act: (page: Page) => Promise<void>;
  /** What the reader sees immediately, and still sees when the application runs. */
  see: (page: Page) => Promise<void>;
  /** Where the reader goes next while the application fails to load, and what is kept. */
  goOn?: (page: Page) => Promise<void>;
};

const storedColorMode = (page: Page) => page.evaluate(() => localStorage.getItem('theme'));
const announcement = (page: Page) => page.locator('.theme-announcement-bar');
const announced = (page: Page) => page.locator('body > [role="status"]');
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
const allowClipboard = (page: Page) => page.context().grantPermissions(['clipboard-read', 'clipboard-write']);

/** A template text with its button. */
const template = (page: Page) => page.locator('copy-buttons:has(> pre)', {hasText: '{{#each line_items}}'});

const visits: Visit[] = [
  {
    name: 'a link inside the page, a category’s caret, and the color mode',
    path: DOC,
    async act(page) {
      await page.locator('.theme-doc-toc-desktop a').nth(4).click();
      await page.getByLabel('Pages in Customers').click();
      await colorMode(page).dblclick();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
      expect(await storedColorMode(page)).toBe('light');
      await page.getByRole('button', {name: /\(currently light mode\)/}).click();
    },
    async see(page) {
      const link = page.locator('.theme-doc-toc-desktop a').nth(4);
      await expect(page.locator(`[id="${(await link.getAttribute('href'))!.slice(1)}"]`)).toBeInViewport();
      await expect(page.getByRole('link', {name: 'Return labels'})).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await expect(page.getByRole('button', {name: /\(currently dark mode\)/})).toBeVisible();
      expect(await storedColorMode(page)).toBe('dark');
    },
  },
  {
    name: 'the color mode, the announcement’s cross, the menu of a section, and the way back to the main menu',
    path: DOC,
    viewport: {width: 390, height: 800},
    async act(page) {
      await colorMode(page).click();
      await announcement(page).getByRole('button', {name: 'Close'}).click();
      await hamburger(page).click();
      await expect(drawer(page).getByRole('link', {name: 'Line items'})).toBeInViewport();
      await expect(drawer(page).getByRole('button', {name: 'Close navigation bar'})).toBeFocused();
      await drawer(page).getByRole('button', {name: '← Back to main menu'}).click();
    },
    async see(page) {
      await expect(announcement(page)).toBeHidden();
      await expect(drawer(page).getByRole('link', {name: 'Guides'})).toBeInViewport();
      await expect(drawer(page).getByRole('link', {name: 'Pilot'})).toBeFocused();
      await expect(drawer(page).getByRole('link', {name: 'Line items'})).toBeHidden();
    },
    async goOn(page) {
      await page.goto('/');
      await page.getByRole('main').getByRole('searchbox').focus();
      await page.keyboard.type('a/b');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/search?q=a%2Fb');
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await expect(announcement(page)).toBeHidden();
    },
  },
  {
    name: 'a template text and the whole page, copied with the press itself',
    path: TEMPLATES,
    async act(page) {
      await allowClipboard(page);
      const button = template(page).getByRole('button');
      await button.press('Enter');
      await expect(button).toHaveAttribute('data-copied', 'Copied');
      await expect(announced(page)).toHaveText('Copied');
      expect(await clipboard(page)).toBe(await template(page).locator('code').innerText());
      await page.getByRole('button', {name: 'Copy page'}).click();
      await expect(page.locator('[data-copied]')).toHaveCount(1);
    },
    async see(page) {
      await expect(page.locator('[data-copied]')).toHaveAccessibleName('Copied');
      await expect(announced(page)).toHaveText('Copied');
      const markdown = await (await page.request.get(`${TEMPLATES}.md`)).text();
      await expect.poll(() => clipboard(page)).toBe(markdown);
    },
  },
];

for (const {name, path, viewport, act, see, goOn} of visits) {
  test.describe(name, () => {
    if (viewport) test.use({viewport});
    const isScript = (request: {url: () => string}) => applicationFiles().includes(new URL(request.url()).pathname);

    test('while the application is on its way, and still when it has come', async ({page}) => {
      const letCome = await hold(page, applicationFiles());
      const requested = page.waitForRequest(isScript);
      await showAnnouncement(page);
      await page.goto(path);
      await restOnLink(page);
      await requested;
      await act(page);
      await see(page);
      await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
      letCome();
      await applicationRuns(page);
      await see(page);
    });

    test('when the application fails to come', async ({page, consoleWatch}) => {
      consoleWatch.allow(/net::ERR_FAILED \S+\/assets\/js\//);
      await block(page, applicationFiles());
      const failed = page.waitForEvent('requestfailed', isScript);
      await showAnnouncement(page);
      await page.goto(path);
      await restOnLink(page);
      await failed;
      await act(page);
      await see(page);
      await goOn?.(page);
    });
  });
}

test('every kind of page is copied as Markdown while the application runs', async ({page, started}) => {
  await allowClipboard(page);
  for (const path of ['/docs/category/cases', '/pilot/changelog', '/markdown-page']) {
    await started(path);
    const address = await page.locator('copy-buttons:has-text("Copy page")').getAttribute('address');
    await page.getByRole('button', {name: 'Copy page'}).click();
    await expect(page.locator('[data-copied]'), path).toHaveAccessibleName('Copied');
    const copied = await clipboard(page);
    expect(copied).toBe(await (await page.request.get(address!)).text());
    expect(copied).toContain(`# ${await heading(page).innerText()}`);
  }
});

test('nothing is copied when the line is cut, the file is missing, or the clipboard is forbidden, and the reader is told so', async ({
  page,
  consoleWatch,
}) => {
  consoleWatch.allow(/email-templates\.md$/);
  await allowClipboard(page);
  await page.goto(TEMPLATES);
  await page.evaluate(() => navigator.clipboard.writeText('from before'));
  for (const answer of [
    (route: Route) => route.abort(),
    (route: Route) => route.fulfill({status: 404, body: 'Not found'}),
  ]) {
    await page.route('**/*.md', answer);
    await page.getByRole('button', {name: 'Copy page'}).click();
    await expect(page.locator('[data-copied]')).toHaveAccessibleName('Not copied');
    await expect(announced(page)).toHaveText('Not copied');
    expect(await clipboard(page)).toBe('from before');
    await page.reload();
  }
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', {value: undefined}));
  await template(page).getByRole('button').click();
  await expect(page.locator('[data-copied]')).toHaveAccessibleName('Not copied');
});

test('the application keeps the text that was served, and follows links without loading a page', async ({page}) => {
  await page.goto(DOC);
  await page.evaluate(() => {
    (document.querySelector('.markdown p') as {isServed?: boolean} & Element).isServed = true;
    (window as {isSameDocument?: boolean}).isSameDocument = true;
  });
  await startApplication(page);
  const isServed = () =>
    page.evaluate(() => (document.querySelector('.markdown p') as {isServed?: boolean} & Element).isServed);
  expect(await isServed()).toBe(true);
  const link = page.locator('.markdown a[href^="/docs/"]:not([href*="cases/overview"]):visible').first();
  const target = (await link.getAttribute('href'))!;
  await link.click();
  await expect(page).toHaveURL(target);
  await expect(heading(page)).not.toHaveText('Cases');
  expect(await page.evaluate(() => (window as {isSameDocument?: boolean}).isSameDocument)).toBe(true);
  await page.goBack();
  await expect(heading(page)).toHaveText('Cases');
  expect(await isServed()).toBeUndefined();
  await expect(page.locator('.markdown h2').first()).toBeVisible();
});

test('a term’s definition closes by the press or the key that opened it', async ({page}) => {
  await page.goto(DOC);
  const term = page.locator('[href^="#term-"]').first();
  const definition = page.locator((await term.getAttribute('href'))!);
  await term.click();
  await expect(definition).toBeVisible();
  await term.click();
  await expect(definition).toBeHidden();
  for (const shown of [true, false]) {
    await term.press('Enter');
    await expect(definition).toBeVisible({visible: shown});
  }
});

test('a choice made in another tab shows at once, and on a page that was prerendered', async ({page, context}) => {
  await showAnnouncement(page);
  // As in a prerendered page, which has no reader yet.
  await page.addInitScript(() => {
    sessionStorage.setItem('site:kept-search', 'remake');
    Object.defineProperty(document, 'prerendering', {value: true, configurable: true});
  });
  await page.goto(DOC);
  const other = await context.newPage();
  await showAnnouncement(other);
  await other.goto(DOC);
  await colorMode(other).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await announcement(other).getByRole('button', {name: 'Close'}).click();
  await expect(announcement(page)).toBeHidden();
  await test.step('nothing is taken or announced before the page is shown', async () => {
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(announced(page)).toHaveCount(0);
    await page.evaluate(() => {
      localStorage.setItem('theme', 'light');
      document.dispatchEvent(new Event('prerenderingchange'));
    });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await expect(page.getByRole('dialog').getByRole('combobox')).toHaveValue('remake');
  });
});

test('a page that the search opens shows the progress bar, too', async ({page}) => {
  await page.goto(DOC);
  const letCome = await hold(page, '**/docs/**');
  // While a page is on its way, only the page itself can look: the next one comes when it has seen the bar.
  await page.exposeFunction('onBar', letCome);
  const modal = await new SearchModal(page).openAndType('workstations');
  await expect(modal.hits.first()).toContainText('Workstations');
  await page.evaluate(() => {
    const {onBar} = window as unknown as {onBar: () => void};
    const look = () => document.getElementById('nprogress') && onBar();
    new MutationObserver(look).observe(document.body, {childList: true});
  });
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/workstations/);
});
