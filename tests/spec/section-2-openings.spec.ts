/** 2. Screens and routes: what a section opens on, both on load and on navigation inside the application. */
import type {Page} from '@playwright/test';
import {expect, test} from '../support/site';

/** Every main heading the reader could have seen, even briefly. */
async function watchHeadings(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen = new Set<string>();
    const look = () => document.querySelectorAll('h1').forEach((heading) => seen.add(heading.textContent ?? ''));
    new MutationObserver(look).observe(document, {childList: true, subtree: true, characterData: true});
    Object.assign(window, {seenHeadings: seen});
  });
  return () => page.evaluate(() => [...(window as unknown as {seenHeadings: Set<string>}).seenHeadings]);
}

/** Navigates the running application to a path through the browser's history. */
async function reachByHistory(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => {
    history.pushState(null, '', address);
    history.pushState(null, '', '/markdown-page');
  }, path);
  await page.goBack();
}

const opens =
  (section: string, opening: string) =>
  async ({page, started}: {page: Page; started: (path: string) => Promise<Page>}) => {
    const answer = await page.request.get(section, {maxRedirects: 0});
    expect(answer.status()).toBe(200);
    expect(await answer.text()).toContain(`http-equiv="refresh" content="0; url=${opening}"`);
    expect(await answer.text()).not.toContain('Page Not Found');
    const headings = await watchHeadings(page);
    for (const address of [section, `${section}/`]) {
      await page.goto(address);
      await expect(page).toHaveURL(opening);
      expect(await headings()).not.toContain('Page Not Found');
    }
    await started('/markdown-page');
    await reachByHistory(page, section);
    await expect(page).toHaveURL(opening);
    await expect(page.locator('.theme-doc-sidebar-menu [aria-current=page]')).toHaveAttribute('href', opening);
    expect(await headings()).not.toContain('Page Not Found');
  };

test('2.8 the Docs section opens on the cases overview', opens('/docs', '/docs/cases/overview'));
test('2.17 the Guides section opens on invoicing-and-shipping', opens('/guides', '/guides/invoicing-and-shipping'));
test(
  '2.19 the product section opens on the page that explains why to choose it',
  opens('/pilot', '/pilot/welcome/why-pilot'),
);
