/**
 * The first acts that need no application: they are answered at once while it is held back, stay answered when it comes,
 * are done once, and work the same when it fails to come.
 */
import type {Page} from '@playwright/test';
import {applicationFiles, filesOnlyOf, intercept} from './support/built-files';
import {gate} from './support/gate';
import {applicationRuns, expect as siteExpect, startApplication, test as siteTest} from './support/site';

const expect = siteExpect.configure({timeout: 30_000});

const DOC = '/docs/cases/overview';
const TEMPLATES = '/docs/system/email-templates';

type Held = {page: Page; letStart: () => Promise<void>};

/** `held` opens a page whose application has been asked for and does not come before `letStart`; `failing` one whose never does. */
const test = siteTest.extend<{held: (path: string) => Promise<Held>; failing: (path: string) => Promise<Page>}>({
  held: async ({page}, use) => {
    await use(async (path) => {
      const scripts = gate();
      await intercept(page, applicationFiles(), async (route) => {
        await scripts.opened;
        await route.continue();
      });
      const asked = page.waitForRequest((request) => applicationFiles().includes(new URL(request.url()).pathname));
      await page.goto(path);
      await page.keyboard.press('Shift');
      await asked;
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
      await page.keyboard.press('Shift');
      await expect(page.getByRole('alert')).toBeVisible();
      return page;
    });
  },
});

type Act = {
  name: string;
  path: string;
  viewport?: {width: number; height: number};
  act: (page: Page) => Promise<void>;
  /** What the reader sees at once, and still when the application runs. */
  see: (page: Page) => Promise<void>;
};

const drawer = (page: Page) => page.locator('#menu');
const hamburger = (page: Page) => page.getByRole('button', {name: 'Toggle navigation bar'});
const PHONE = {width: 390, height: 800};

const acts: Act[] = [
  {
    name: 'the hamburger opens the pages of the section',
    path: DOC,
    viewport: PHONE,
    act: (page) => hamburger(page).click(),
    async see(page) {
      await expect(drawer(page).getByRole('link', {name: 'Line items'})).toBeInViewport();
      await expect(drawer(page).getByRole('button', {name: 'Close navigation bar'})).toBeFocused();
    },
  },
  {
    name: 'the way back leads to the main menu',
    path: DOC,
    viewport: PHONE,
    async act(page) {
      await hamburger(page).click();
      await drawer(page).getByRole('button', {name: '← Back to main menu'}).click();
    },
    async see(page) {
      await expect(drawer(page).getByRole('link', {name: 'Guides'})).toBeInViewport();
      await expect(drawer(page).getByRole('link', {name: 'Pilot'})).toBeFocused();
      await expect(drawer(page).getByRole('link', {name: 'Line items'})).toBeHidden();
    },
  },
  {
    name: 'the hamburger of a page outside a section opens the main menu',
    path: '/',
    viewport: PHONE,
    act: (page) => hamburger(page).click(),
    see: (page) => expect(drawer(page).getByRole('link', {name: 'Guides'})).toBeInViewport(),
  },
  {
    name: 'a category’s caret opens its pages',
    path: DOC,
    act: (page) => page.getByLabel('Pages in Customers').click(),
    see: (page) => expect(page.getByRole('link', {name: 'Return labels'})).toBeVisible(),
  },
  {
    name: 'the toggle switches the color mode once',
    path: DOC,
    act: (page) =>
      page.getByRole('button', {name: /^Switch between dark and light mode \(currently light mode\)/}).click(),
    async see(page) {
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await expect(page.getByRole('button', {name: /\(currently dark mode\)/})).toBeVisible();
      expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
    },
  },
  {
    name: 'two presses on the toggle switch there and back',
    path: DOC,
    async act(page) {
      await page.getByRole('button', {name: /^Switch between dark and light mode/}).dblclick();
    },
    async see(page) {
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
      expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('light');
    },
  },
  {
    name: 'the announcement’s cross closes it',
    path: '/',
    act: (page) => page.locator('.theme-announcement-bar').getByRole('button', {name: 'Close'}).click(),
    see: (page) => expect(page.locator('.theme-announcement-bar')).toBeHidden(),
  },
  {
    name: 'a variable is copied with the press itself',
    path: TEMPLATES,
    async act(page) {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      const variables = page.locator('details:has(table button)').first();
      await variables.locator('summary').first().click();
      await variables.getByRole('rowheader').getByRole('button').first().click();
    },
    async see(page) {
      const variable = page.locator('[data-copies][data-copied]');
      await expect(variable).toHaveAttribute('data-copied', 'Copied');
      await expect(page.locator('body > [role="status"]')).toHaveText('Copied');
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await variable.innerText());
    },
  },
  {
    name: 'the whole page is copied as Markdown',
    path: DOC,
    async act(page) {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.getByRole('button', {name: 'Copy page'}).click();
    },
    async see(page) {
      await expect(page.locator('[data-copies][data-copied]')).toHaveAccessibleName('Copied');
      await expect(page.locator('body > [role="status"]')).toHaveText('Copied');
      const markdown = await (await page.request.get(`${DOC}.md`)).text();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(markdown);
    },
  },
];

for (const {name, path, viewport, act, see} of acts) {
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
    });
  });
}

test('what was chosen before the application runs is kept for the next page', async ({held}) => {
  const {page} = await held('/');
  await page.getByRole('button', {name: /^Switch between dark and light mode/}).click();
  await page.locator('.theme-announcement-bar').getByRole('button', {name: 'Close'}).click();
  await page.goto(DOC);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('.theme-announcement-bar')).toBeHidden();
});

test.describe('the drawer', () => {
  test.use({viewport: PHONE, hasTouch: true});

  for (const [when, open] of [
    ['before the application', async (page: Page) => void (await page.goto(DOC))],
    [
      'with the application',
      async (page: Page) => {
        await page.goto(DOC);
        await startApplication(page);
      },
    ],
  ] as const) {
    test.describe(when, () => {
      async function openDrawer(page: Page): Promise<void> {
        await hamburger(page).tap();
        await expect(drawer(page).getByRole('button', {name: 'Close navigation bar'})).toBeFocused();
      }
      const closed = async (page: Page) => {
        await expect(drawer(page)).toBeHidden();
        await expect(page.locator('[inert]')).toHaveCount(0);
        await expect(hamburger(page)).toBeFocused();
      };
      test.beforeEach(({page}) => open(page));

      test('is the only one, keeps the focus, and is gone when the window becomes large', async ({page}) => {
        await openDrawer(page);
        await expect(page.locator('#menu, .navbar-sidebar')).toHaveCount(1);
        const inside = () => page.evaluate(() => document.activeElement!.closest('#menu') !== null);
        for (const key of ['Shift+Tab', 'Shift+Tab', 'Tab', 'Tab', 'Tab', 'Tab']) {
          await page.keyboard.press(key);
          // Beyond its ends there is only the browser itself, which a page sees as its body.
          const isBody = await page.evaluate(() => document.activeElement === document.body);
          expect(isBody || (await inside()), key).toBe(true);
        }
        const reached = await page.evaluate(() => {
          const link = document.querySelector<HTMLElement>('main a')!;
          link.focus();
          return document.activeElement === link;
        });
        expect(reached, 'a link behind it').toBe(false);
        await page.setViewportSize({width: 1280, height: 800});
        await expect(page.locator('[inert]')).toHaveCount(0);
        await expect(drawer(page)).toBeVisible();
        await page.setViewportSize(PHONE);
        await expect(drawer(page)).toBeHidden();
      });

      test('closes with Escape, with its cross, and with a tap outside, which does nothing else', async ({page}) => {
        await openDrawer(page);
        await page.keyboard.press('Escape');
        await closed(page);
        await openDrawer(page);
        await page.getByRole('button', {name: 'Close navigation bar'}).tap();
        await closed(page);
        await openDrawer(page);
        await page.touchscreen.tap(PHONE.width - 10, 300);
        await closed(page);
        await expect(page).toHaveURL(DOC);
        await openDrawer(page);
        const back = page.getByRole('button', {name: '← Back to main menu'});
        await back.press('Enter');
        await expect(drawer(page).getByRole('link', {name: 'Pilot'})).toBeFocused();
        await page.keyboard.press('Escape');
        await expect(back).toBeFocused();
        await page.keyboard.press('Escape');
        await closed(page);
      });

      test('closes when a page is chosen, and the page can be used', async ({page}) => {
        await openDrawer(page);
        await drawer(page).getByRole('link', {name: 'Line items'}).tap();
        await expect(page).toHaveURL('/docs/cases/line-items');
        await expect(drawer(page)).toBeHidden();
        await expect(page.locator('[inert]')).toHaveCount(0);
        await page.getByRole('main').getByRole('link').first().focus();
        await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
      });
    });
  }

  /** Presses the hamburger; what is asked for then runs when the drawer has just opened, after the site's own listeners. */
  const pressAnd = (page: Page, then: 'look' | 'close') =>
    page.evaluate(async (what) => {
      const menu = document.getElementById('menu')!;
      const opened = new Promise<number>((done) =>
        menu.addEventListener(
          'toggle',
          () => {
            if (what === 'close') menu.hidePopover();
            done(document.querySelectorAll('[inert]').length);
          },
          {once: true},
        ),
      );
      document.querySelector<HTMLElement>('.navbar__toggle')!.click();
      return opened;
    }, then);

  test('is painted before the page behind it is made inert', async ({page}) => {
    await page.goto(DOC);
    expect(await pressAnd(page, 'look')).toBe(0);
    await expect(page.locator('[inert]')).not.toHaveCount(0);
    await expect(page.getByRole('button', {name: 'Close navigation bar'})).toBeFocused();
  });

  test('leaves nothing inert when it is closed before its first frame', async ({page}) => {
    await page.goto(DOC);
    await pressAnd(page, 'close');
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 50)))),
    );
    await expect(page.locator('[inert]')).toHaveCount(0);
    await expect(hamburger(page)).toBeFocused();
  });

  test('is there on every kind of page that the application leads to, and nothing stays inert', async ({page}) => {
    await page.goto(DOC);
    await startApplication(page);
    for (const [link, url, title, shows] of [
      ['Guides', '/guides/invoicing-and-shipping', 'Invoicing and shipping', 'Outsourcing'],
      ['Pilot', '/pilot/welcome/why-pilot', 'Why Pilot', 'Changelog'],
    ] as const) {
      await hamburger(page).tap();
      await page.getByRole('button', {name: '← Back to main menu'}).tap();
      await drawer(page).getByRole('link', {name: link, exact: true}).tap();
      await expect(page).toHaveURL(url);
      // The address changes before the page: its arrival closes the drawer.
      await expect(page.getByRole('heading', {level: 1})).toHaveText(title);
      await expect(drawer(page)).toBeHidden();
      await hamburger(page).tap();
      await expect(
        drawer(page)
          .getByRole('link', {name: new RegExp(shows)})
          .first(),
      ).toBeInViewport();
      await page.keyboard.press('Escape');
    }
    await page.locator('.navbar__brand').tap();
    await expect(page).toHaveURL('/');
    await hamburger(page).tap();
    await expect(drawer(page).getByRole('link', {name: 'Docs', exact: true})).toBeInViewport();
    await page.goBack();
    await expect(page.locator('[inert]')).toHaveCount(0);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  });
});

test.describe('a drawer that is opened while a page is on its way', () => {
  test.use({viewport: PHONE, hasTouch: true, isMobile: true});

  for (const [which, url, title, shows] of [
    ['the same section', '/docs/cases/line-items', 'Line items', 'Line items'],
    ['another section', '/guides/invoicing-and-shipping', 'Invoicing and shipping', 'Outsourcing'],
  ] as const) {
    test(`of ${which} stays open, shows that page's menu, and closes as always`, async ({page}) => {
      const chunks = gate();
      await intercept(page, filesOnlyOf(url, DOC), async (route) => {
        await chunks.opened;
        await route.continue();
      });
      await page.goto(DOC);
      await startApplication(page);
      await page.evaluate((path) => {
        history.pushState(null, '', path);
        dispatchEvent(new PopStateEvent('popstate', {state: null}));
      }, url);
      await expect(page).toHaveURL(url);
      await hamburger(page).tap();
      await expect(drawer(page).getByRole('button', {name: 'Close navigation bar'})).toBeFocused();
      chunks.open();
      await expect(page.locator('h1')).toHaveText(title);
      await expect(drawer(page).getByRole('link', {name: shows}).first()).toBeInViewport();
      await page.keyboard.press('Escape');
      await expect(drawer(page)).toBeHidden();
      await expect(page.locator('[inert]')).toHaveCount(0);
      await expect(hamburger(page)).toBeFocused();
    });
  }
});

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

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false, viewport: PHONE});

  test('the drawer opens, leads back to the main menu, and its links and carets work', async ({page}) => {
    await page.goto(DOC);
    await hamburger(page).click();
    await drawer(page).getByLabel('Pages in Customers').click();
    await expect(drawer(page).getByRole('link', {name: 'Return labels'})).toBeVisible();
    await drawer(page).getByRole('button', {name: '← Back to main menu'}).click();
    await drawer(page).getByRole('link', {name: 'Guides'}).click();
    await expect(page).toHaveURL('/guides/invoicing-and-shipping');
  });
});

test.describe('in a browser without popovers', () => {
  test.use({viewport: PHONE});

  test('the hamburger and the cross work all the same', async ({page}) => {
    await page.addInitScript(() => {
      // Enough to make the page take the browser for one.
      delete (HTMLElement.prototype as {popover?: unknown}).popover;
      addEventListener('DOMContentLoaded', () => {
        for (const element of document.querySelectorAll('[popover]')) element.removeAttribute('popover');
      });
    });
    await page.goto(DOC);
    await expect(drawer(page)).toBeHidden();
    await hamburger(page).click();
    await expect(drawer(page).getByRole('link', {name: 'Line items'})).toBeInViewport();
    await drawer(page).getByRole('button', {name: 'Close navigation bar'}).click();
    await expect(drawer(page)).toBeHidden();
  });
});
