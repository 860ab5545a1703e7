/** Roles and names on the main screens, as each engine computes them for assistive technology. */
import {DESKTOP, expect, PHONE, test, visit, type Reader} from '../support';

/** A short page: an engine searches all of it for a name. */
const PATH = '/docs/category/cases';

type Named = readonly [css: string, role: string, name: string];

const PAGE: readonly Named[] = [
  ['nav.navbar', 'navigation', 'Main'],
  ['main', 'main', ''],
  ['.theme-doc-sidebar-container nav', 'navigation', 'Docs sidebar'],
  ['.theme-doc-breadcrumbs', 'navigation', 'Breadcrumbs'],
  ['h1', 'heading', 'Cases: all pages'],
  ['.search-button', 'button', 'Search Ctrl K'],
];
const SEARCH: readonly Named[] = [
  ['dialog', 'dialog', 'Search'],
  ['dialog input', 'combobox', 'Search'],
  ['dialog [role=listbox]', 'listbox', 'Results'],
];

async function expectNames(page: Reader, names: readonly Named[]): Promise<void> {
  for (const [css, role, name] of names) {
    await expect.poll(() => page.isNamed(css, role, name), {message: `${css} is ${role} "${name}"`}).toBe(true);
  }
}

/** Run last: after the first query, Firefox keeps computing roles and names for every page, which is slow. */
export function accessibility(name: string): void {
  test('a page, its search, and its menu have their roles and names', async ({browsers}) => {
    const page = await visit(await browsers(name), DESKTOP, PATH);
    await expectNames(page, PAGE);
    await page.press('/');
    await page.until(() => document.activeElement?.matches('dialog[open] input'));
    await page.type('invoice');
    await page.until(() => document.querySelectorAll('dialog[open] a[role=option]').length);
    await expectNames(page, SEARCH);
    await page.press('Escape');
    await page.until(() => !document.querySelector('dialog[open]'));

    await page.resize(PHONE);
    await expectNames(page, [['button', 'button', 'Toggle navigation bar']]);
    await page.click('button', 'Toggle navigation bar');
    await page.until(() => document.activeElement?.closest('#menu') !== null);
    await expectNames(page, [['#menu button', 'button', 'Close navigation bar']]);
  });
}
