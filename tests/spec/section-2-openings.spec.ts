/** 2. Screens and routes: what a section opens on, both on load and on navigation inside the application. */
import type {Page} from '@playwright/test';
import {expect, routeTo, test} from '../support/site';

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

test('what each section opens on', async ({page, started}) => {
  const headings = await watchHeadings(page);
  const opens = (section: string, opening: string) => async () => {
    const answer = await page.request.get(section, {maxRedirects: 0});
    expect(answer.status()).toBe(200);
    expect(await answer.text()).toContain(`http-equiv="refresh" content="0; url=${opening}"`);
    expect(await answer.text()).not.toContain('Page Not Found');
    for (const address of [section, `${section}/`]) {
      await page.goto(address);
      await expect(page).toHaveURL(opening);
      expect(await headings()).not.toContain('Page Not Found');
    }
    await started('/markdown-page');
    await routeTo(page, section);
    await expect(page).toHaveURL(opening);
    await expect(page.locator('.theme-doc-sidebar-menu [aria-current=page]')).toHaveAttribute('href', opening);
    expect(await headings()).not.toContain('Page Not Found');
  };
  await test.step('2.8 Docs opens on the cases overview', opens('/docs', '/docs/cases/overview'));
  await test.step('2.17 Guides opens on invoicing-and-shipping', opens('/guides', '/guides/invoicing-and-shipping'));
  await test.step('2.19 the product section opens on why to choose it', opens('/pilot', '/pilot/welcome/why-pilot'));
});
