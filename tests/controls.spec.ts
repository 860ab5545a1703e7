/**
 * First actions that don't need the application: they take effect immediately while it is still loading, stay in effect
 * once it runs, happen only once, and also work if it fails to load. For the drawer, see drawer.spec.ts.
 */
import type {Page} from '@playwright/test';
import {applicationFiles, intercept} from './support/built-files';
import {gate} from './support/gate';
import {applicationRuns, expect as siteExpect, restOnLink, startApplication, test as siteTest} from './support/site';

const expect = siteExpect.configure({timeout: 30_000});

const DOC = '/docs/cases/overview';
const TEMPLATES = '/docs/system/email-templates';

type Held = {page: Page; letStart: () => Promise<void>};

/**
 * `held` opens a page whose application is requested but doesn't load until `letStart`; `failing` opens one whose
 * application never loads.
 */
const test = siteTest.extend<{held: (path: string) => Promise<Held>; failing: (path: string) => Promise<Page>}>({
  held: async ({page}, use) => {
    await use(async (path) => {
      const scripts = gate();
      await intercept(page, applicationFiles(), async (route) => {
        await scripts.opened;
        await route.continue();
      });
      const requested = page.waitForRequest((request) => applicationFiles().includes(new URL(request.url()).pathname));
      await page.goto(path);
      await restOnLink(page);
      await requested;
      return {
        page,
        letStart: async () => {
          scripts.open();
          await applicationRuns(page);
        },
      };
    });
  },
  failing: async ({page, consoleWatch}, use) => {
    consoleWatch.allow(/net::ERR_FAILED \S+\/assets\/js\//);
    await use(async (path) => {
      await intercept(page, applicationFiles(), (route) => route.abort());
      await page.goto(path);
      const failed = page.waitForEvent('requestfailed');
      await restOnLink(page);
      await failed;
      return page;
    });
  },
});

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

const drawer = (page: Page) => page.locator('#menu');
const hamburger = (page: Page) => page.getByRole('button', {name: 'Toggle navigation bar'});
const colorMode = (page: Page) => page.getByRole('button', {name: /^Switch between dark and light mode/});
const storedColorMode = (page: Page) => page.evaluate(() => localStorage.getItem('theme'));
const announcement = (page: Page) => page.locator('.theme-announcement-bar');
const PHONE = {width: 390, height: 800};

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
    name: 'the menu of a section, and the way back to the main menu',
    path: DOC,
    viewport: PHONE,
    async act(page) {
      await hamburger(page).click();
      await expect(drawer(page).getByRole('link', {name: 'Line items'})).toBeInViewport();
      await expect(drawer(page).getByRole('button', {name: 'Close navigation bar'})).toBeFocused();
      await drawer(page).getByRole('button', {name: '← Back to main menu'}).click();
    },
    async see(page) {
      await expect(drawer(page).getByRole('link', {name: 'Guides'})).toBeInViewport();
      await expect(drawer(page).getByRole('link', {name: 'Pilot'})).toBeFocused();
      await expect(drawer(page).getByRole('link', {name: 'Line items'})).toBeHidden();
    },
  },
  {
    name: 'the announcement’s cross, and the main menu of a page outside a section',
    path: '/',
    viewport: PHONE,
    async act(page) {
      await colorMode(page).click();
      await announcement(page).getByRole('button', {name: 'Close'}).click();
      await hamburger(page).click();
    },
    async see(page) {
      await expect(announcement(page)).toBeHidden();
      await expect(drawer(page).getByRole('link', {name: 'Guides'})).toBeInViewport();
    },
    async goOn(page) {
      await page.keyboard.press('Escape');
      await page.getByRole('main').getByRole('searchbox').focus();
      await page.keyboard.type('a/b');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/search?q=a%2Fb');
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await expect(announcement(page)).toBeHidden();
    },
  },
  {
    name: 'a variable and the whole page, copied with the press itself',
    path: TEMPLATES,
    async act(page) {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      const variables = page.locator('details:has(table button)').first();
      await variables.locator('summary').first().click();
      await variables.getByRole('rowheader').getByRole('button').first().click();
      const variable = page.locator('[data-copied]');
      await expect(variable).toHaveAttribute('data-copied', 'Copied');
      await expect(page.locator('body > [role="status"]')).toHaveText('Copied');
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await variable.innerText());
      await page.getByRole('button', {name: 'Copy page'}).click();
    },
    async see(page) {
      await expect(page.locator('[data-copied]')).toHaveAccessibleName('Copied');
      await expect(page.locator('body > [role="status"]')).toHaveText('Copied');
      const markdown = await (await page.request.get(`${TEMPLATES}.md`)).text();
      await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(markdown);
    },
  },
];

for (const {name, path, viewport, act, see, goOn} of visits) {
  test.describe(name, () => {
    if (viewport) test.use({viewport});

    test('while the application is on its way, and still when it has come', async ({held}) => {
      const {page, letStart} = await held(path);
      await act(page);
      await see(page);
      await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
      await letStart();
      await see(page);
    });

    test('when the application fails to come', async ({failing}) => {
      const page = await failing(path);
      await act(page);
      await see(page);
      await goOn?.(page);
    });
  });
}

test.describe('the text of the page that was served', () => {
  test('is left as it is by the application, and its links are followed without loading a page', async ({page}) => {
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
    await expect(page.getByRole('heading', {level: 1})).not.toHaveText('Cases');
    expect(await page.evaluate(() => (window as {isSameDocument?: boolean}).isSameDocument)).toBe(true);
    await page.goBack();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Cases');
    expect(await isServed()).toBeUndefined();
    await expect(page.locator('.markdown h2').first()).toBeVisible();
  });

  test('is rendered anew where React throws the document away', async ({page, consoleWatch}) => {
    consoleWatch.allow(/onRecoverableError|Minified React error/);
    await page.goto(DOC);
    await page.evaluate(() => document.querySelector('.theme-doc-breadcrumbs')!.remove());
    await startApplication(page);
    await expect(page.locator('.theme-doc-breadcrumbs')).toBeVisible();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Cases');
    await expect(page.locator('.markdown h2').first()).toBeVisible();
  });
});
