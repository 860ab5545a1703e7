/** A reader's very first action on a page, in engines Playwright doesn't drive; for the search, see search.ts. */
import {DESKTOP, expect, PHONE, test, visit} from '../support';

const PAGE = '/docs/cases/overview';

export function firstActs(name: string): void {
  test('a link opens its page', async ({browsers}) => {
    const page = await visit(await browsers(name), DESKTOP, PAGE);
    await page.click('.theme-doc-sidebar-container a[href="/docs/cases/search"]');
    await page.until(
      () =>
        location.pathname === '/docs/cases/search' &&
        document.readyState === 'complete' &&
        document.querySelector('h1')?.textContent,
    );
    expect(await page.complaints()).toEqual([]);
  });

  test('the menu opens, takes the focus, and closes with Escape', async ({browsers}) => {
    const page = await visit(await browsers(name), PHONE, PAGE);
    await page.click('button', 'Toggle navigation bar');
    await page.until(() =>
      [...document.querySelectorAll<HTMLAnchorElement>('a[href="/docs/cases/search"]')].some((link) => {
        const {left, right, width} = link.getBoundingClientRect();
        return width > 0 && left >= 0 && right <= innerWidth && link.checkVisibility();
      }),
    );
    await page.until(() => document.activeElement?.closest('#menu') !== null);
    await page.press('Escape');
    await page.until(() => document.activeElement?.getAttribute('aria-label')?.includes('navigation bar'));
    expect(await page.complaints()).toEqual([]);
  });

  // These work without the application.
  test('a press copies a variable and the page, and changes the color mode, which stays after a reload', async ({
    browsers,
  }) => {
    const path = '/docs/system/email-templates';
    const page = await visit(await browsers(name), DESKTOP, path);
    const copied = () =>
      page.until(() => document.querySelector('[data-copied]')?.getAttribute('data-copied') === 'Copied');
    await page.run(() =>
      document.querySelectorAll('main details').forEach((details) => details.setAttribute('open', '')),
    );
    await page.click('main button[title=Copy]');
    await copied();
    await page.until(() => document.querySelector('body > [role=status]')?.textContent === 'Copied');
    await page.run(() => document.querySelector('[data-copied]')!.removeAttribute('data-copied'));
    // The file arrives after the click is over, when the clipboard may refuse access.
    await page.click('button', 'Copy page');
    await copied();
    await page.click('button', 'Switch between dark and light mode');
    await page.until(() => document.documentElement.dataset.theme === 'dark');
    expect(await page.complaints()).toEqual([]);
    await page.open(path);
    expect(await page.run(() => document.documentElement.dataset.theme)).toBe('dark');
    expect(await page.complaints()).toEqual([]);
  });

  test('the changelog filters', async ({browsers}) => {
    const page = await visit(await browsers(name), DESKTOP, '/pilot/changelog');
    const before = await page.run(() => document.querySelector('main')!.innerText.length);
    await page.run(() => {
      const select = document.querySelector<HTMLSelectElement>('main select');
      if (select) {
        // The pointer that chooses rests on the select, which starts the application.
        for (const clientX of [1, 2]) select.dispatchEvent(new PointerEvent('pointermove', {bubbles: true, clientX}));
        select.selectedIndex = 1;
        select.dispatchEvent(new Event('input', {bubbles: true}));
        select.dispatchEvent(new Event('change', {bubbles: true}));
      } else document.querySelector<HTMLElement>('main [role=group] button, main label input')!.click();
    });
    await page.until((length) => document.querySelector('main')!.innerText.length < length, before);
    expect(await page.complaints()).toEqual([]);
  });
}
