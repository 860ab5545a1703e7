/** The drawer (the small-screen menu), before and after the application runs. */
import type {Page} from '@playwright/test';
import {filesOnlyOf, hold} from './support/built-files';
import {drawer, hamburger, heading} from './support/parts';
import {expect, routeTo, test} from './support/site';

const DOC = '/docs/cases/overview';
const PHONE = {width: 390, height: 800};

async function openDrawer(page: Page): Promise<void> {
  await hamburger(page).tap();
  await expect(drawer(page).getByRole('button', {name: 'Close navigation bar'})).toBeFocused();
}

async function expectClosed(page: Page): Promise<void> {
  await expect(drawer(page)).toBeHidden();
  await expect(page.locator('[inert]')).toHaveCount(0);
  await expect(hamburger(page)).toBeFocused();
}

/** Clicks the hamburger, then looks or closes on the `toggle` event, after the site's own listeners. */
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

/** Everything a reader does with the drawer of one page; ends on another page. */
async function useDrawer(page: Page): Promise<void> {
  await test.step('it is painted before the page behind it is made inert', async () => {
    expect(await pressAnd(page, 'look')).toBe(0);
    await expect(page.locator('[inert]')).not.toHaveCount(0);
    await expect(page.getByRole('button', {name: 'Close navigation bar'})).toBeFocused();
    await page.keyboard.press('Escape');
    await expectClosed(page);
  });
  await test.step('closed before its first frame, it leaves nothing inert', async () => {
    await pressAnd(page, 'close');
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 50)))),
    );
    await expectClosed(page);
  });
  await test.step('it is the only one, has a cross that can be seen, and keeps the focus', async () => {
    await openDrawer(page);
    await expect(page.locator('#menu, .navbar-sidebar')).toHaveCount(1);
    await expect(page.getByRole('button', {name: 'Close navigation bar'}).locator('svg')).toHaveCSS('stroke', /^rgb/);
    const inside = () => page.evaluate(() => document.activeElement!.closest('#menu') !== null);
    for (const key of ['Shift+Tab', 'Shift+Tab', 'Tab', 'Tab', 'Tab', 'Tab']) {
      await page.keyboard.press(key);
      // Past either end there is only the browser's own UI; the page then sees its body as the active element.
      const isBody = await page.evaluate(() => document.activeElement === document.body);
      expect(isBody || (await inside()), key).toBe(true);
    }
    const reached = await page.evaluate(() => {
      const link = document.querySelector<HTMLElement>('main a')!;
      link.focus();
      return document.activeElement === link;
    });
    expect(reached, 'a link behind it').toBe(false);
  });
  await test.step('it is gone when the window becomes large, and leaves no trap', async () => {
    await page.setViewportSize({width: 1280, height: 800});
    await expect(page.locator('[inert], #menu:popover-open')).toHaveCount(0);
    await expect(drawer(page)).toBeVisible();
    await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden');
    await page.setViewportSize(PHONE);
    await expect(drawer(page)).toBeHidden();
  });
  await test.step('it closes with Escape, with its cross, and with a tap outside, which does nothing else', async () => {
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => page.getByRole('button', {name: 'Close navigation bar'}).tap(),
      () => page.touchscreen.tap(PHONE.width - 10, 300),
    ]) {
      await openDrawer(page);
      await close();
      await expectClosed(page);
    }
    await expect(page).toHaveURL(DOC);
  });
  await test.step('2.30 it has a button back to the main menu; Escape leads back to the section, and out', async () => {
    await openDrawer(page);
    await expect(drawer(page).getByRole('link', {name: 'Line items'})).toBeInViewport();
    const back = page.getByRole('button', {name: '← Back to main menu'});
    await back.press('Enter');
    await expect(drawer(page).getByRole('link', {name: 'Guides'})).toBeInViewport();
    await expect(drawer(page).getByRole('link', {name: 'Pilot'})).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(back).toBeFocused();
    await page.keyboard.press('Escape');
    await expectClosed(page);
  });
  await test.step('it closes when a page is chosen, and the page can be used', async () => {
    await openDrawer(page);
    await drawer(page).getByRole('link', {name: 'Line items'}).tap();
    // The URL changes before the page does, and the focus would go with the old page.
    await expect(heading(page)).toHaveText('Line items');
    await expect(page).toHaveURL('/docs/cases/line-items');
    await expect(drawer(page)).toBeHidden();
    await expect(page.locator('[inert]')).toHaveCount(0);
    await page.getByRole('main').getByRole('link').first().focus();
    await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
  });
}

test.describe('with a finger', () => {
  test.use({viewport: PHONE, hasTouch: true});

  test('it serves before the application', async ({page}) => {
    await page.goto(DOC);
    await useDrawer(page);
  });

  test('it serves with the application, on every kind of page, and nothing stays inert', async ({page, started}) => {
    await started(DOC);
    // Like the application, it listens before the drawers of later pages do, which must be closed by then.
    await page.evaluate(() => {
      const isOpen = () => document.querySelector(':popover-open') !== null;
      addEventListener('popstate', () => document.body.toggleAttribute('data-left-open', isOpen()));
    });
    await useDrawer(page);
    await hamburger(page).tap();
    await page.getByRole('button', {name: '← Back to main menu'}).tap();
    await drawer(page).getByRole('link', {name: 'Guides', exact: true}).tap();
    // The URL changes before the page does; the new page closes the drawer.
    await expect(heading(page)).toHaveText('Invoicing and shipping');
    await expect(drawer(page)).toBeHidden();
    await hamburger(page).tap();
    await expect(drawer(page).getByRole('link', {name: 'Outsourcing'}).first()).toBeInViewport();
    await page.keyboard.press('Escape');
    await page.locator('.navbar__brand').tap();
    // The URL changes before the page does.
    await expect(heading(page)).toHaveText(/simplifies/);
    await hamburger(page).tap();
    await expect(drawer(page).getByRole('link', {name: 'Docs', exact: true})).toBeInViewport();
    // A page without a sidebar has the main menu only.
    await expect(page.getByRole('button', {name: '← Back to main menu'})).not.toBeInViewport();
    await page.goBack();
    await expect(page.locator('[inert], [data-left-open]')).toHaveCount(0);
    await expect(heading(page)).toBeVisible();
  });
});

test.describe('opened while a page is on its way', () => {
  test.use({viewport: PHONE, hasTouch: true, isMobile: true});

  test("it stays open, shows that page's menu, and closes as always", async ({page, started}) => {
    await started(DOC);
    for (const [url, title, shows] of [
      ['/docs/cases/line-items', 'Line items', 'Line items'],
      ['/guides/invoicing-and-shipping', 'Invoicing and shipping', 'Outsourcing'],
    ] as const) {
      const before = await page.locator('h1').innerText();
      const letCome = await hold(page, filesOnlyOf(url, DOC));
      await routeTo(page, url);
      await expect(page).toHaveURL(url);
      await openDrawer(page);
      // Until the new page loads, the previous one stays readable.
      await expect(page.locator('h1')).toHaveText(before);
      letCome();
      await expect(page.locator('h1')).toHaveText(title);
      await expect(drawer(page).getByRole('link', {name: shows}).first()).toBeInViewport();
      await page.keyboard.press('Escape');
      await expectClosed(page);
    }
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
