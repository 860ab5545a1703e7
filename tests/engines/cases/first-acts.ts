/** The very first thing a reader does on a page, in engines that Playwright does not drive. */
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

  for (const [how, keys] of Object.entries({'its button': [], 'Ctrl+K': ['Control+k'], 'a slash': ['/']})) {
    test(`the search opens by ${how}, takes the focus, and answers`, async ({browsers}) => {
      const page = await visit(await browsers(name), DESKTOP, PAGE);
      if (keys.length > 0) await page.press(...keys);
      else await page.click('button', 'Search');
      await page.until(() => document.activeElement?.matches('dialog[open] input'));
      await page.type('invoice');
      const first = await page.until(
        () => document.querySelector<HTMLAnchorElement>('dialog[open] a[role=option]')?.href,
      );
      expect(first).toContain('/docs/');
      expect(await page.run(() => document.querySelector<HTMLInputElement>('dialog[open] input')!.value)).toBe(
        'invoice',
      );
      expect(await page.complaints()).toEqual([]);
    });
  }

  test('the menu opens, takes the focus, and closes with Escape', async ({browsers}) => {
    const page = await visit(await browsers(name), PHONE, PAGE);
    await page.click('button', 'Toggle navigation bar');
    await page.until(() =>
      [...document.querySelectorAll<HTMLAnchorElement>('a[href="/docs/cases/search"]')].some((link) => {
        const {left, right, width} = link.getBoundingClientRect();
        return width > 0 && left >= 0 && right <= innerWidth && link.checkVisibility();
      }),
    );
    await page.press('Escape');
    await page.until(() => document.activeElement?.getAttribute('aria-label')?.includes('navigation bar'));
    expect(await page.complaints()).toEqual([]);
  });

  test('the color mode changes, and stays after a reload', async ({browsers}) => {
    const page = await visit(await browsers(name), DESKTOP, PAGE);
    await page.click('button', 'Switch between dark and light mode');
    await page.until(() => document.documentElement.dataset.theme === 'dark');
    await page.open(PAGE);
    expect(await page.run(() => document.documentElement.dataset.theme)).toBe('dark');
    expect(await page.complaints()).toEqual([]);
  });

  test('a press on a variable copies it', async ({browsers}) => {
    const page = await visit(await browsers(name), DESKTOP, '/docs/system/email-templates');
    await page.click('main summary');
    await page.click('main [data-copies]');
    await page.until(() => document.querySelector('[data-copied]')?.getAttribute('data-copied') === 'Copied');
    await page.until(() => document.querySelector('body > [role=status]')?.textContent === 'Copied');
    expect(await page.complaints()).toEqual([]);
  });

  // The file comes after the press is over, which is when a clipboard may refuse.
  test('the page is copied as Markdown', async ({browsers}) => {
    const page = await visit(await browsers(name), DESKTOP, PAGE);
    await page.click('button', 'Copy page');
    await page.until(() => document.querySelector('[data-copied]')?.getAttribute('data-copied') === 'Copied');
    expect(await page.complaints()).toEqual([]);
  });

  test('the changelog filters', async ({browsers}) => {
    const page = await visit(await browsers(name), DESKTOP, '/pilot/changelog');
    const before = await page.run(() => document.querySelector('main')!.innerText.length);
    await page.run(() => {
      const select = document.querySelector<HTMLSelectElement>('main select');
      if (select) {
        select.selectedIndex = 1;
        select.dispatchEvent(new Event('input', {bubbles: true}));
        select.dispatchEvent(new Event('change', {bubbles: true}));
      } else document.querySelector<HTMLElement>('main [role=group] button, main label input')!.click();
    });
    await page.until((length) => document.querySelector('main')!.innerText.length < length, before);
    expect(await page.complaints()).toEqual([]);
  });
}
