/**
 * The main screens as assistive technology gets them: roles, names, states, and their order. The snapshots name what a
 * reader relies on and leave out what writers change; a part that they leave out may be there.
 */
import {pageScreens, searchScreens, sidebarScreens, type Screen} from '../support/screens';
import {SearchModal} from '../support/search-modal';
import {expect, test} from '../support/site';

const screens: Record<string, Screen | undefined> = {
  'page.aria.yml': pageScreens['a reference page with the application'],
  'search-start.aria.yml': searchScreens['the search modal with recent and favorite searches'],
  'search-hits.aria.yml': searchScreens['the search modal with hits'],
  'search-nothing.aria.yml': searchScreens['the search modal without results'],
  'search-failure.aria.yml': searchScreens['the search modal after a failure'],
  'not-found.aria.yml': pageScreens['the not-found page with suggestions'],
  'page-error.aria.yml': pageScreens['the page-error screen'],
  'crash.aria.yml': pageScreens['the crash screen'],
};

for (const [name, show] of Object.entries(screens)) {
  test(`${name} is what is told of the screen`, async ({page, consoleWatch}) => {
    await show!(page, consoleWatch);
    await expect(page.locator('body')).toMatchAriaSnapshot({name});
  });
}

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 800}});

  for (const [name, screen] of Object.entries({
    'menu-of-section.aria.yml': 'the mobile sidebar with the section’s pages',
    'main-menu.aria.yml': 'the mobile sidebar with the main menu',
  })) {
    test(`${name} is what is told of the menu`, async ({page, consoleWatch}) => {
      await sidebarScreens[screen]!(page, consoleWatch);
      await expect(page.locator('body')).toMatchAriaSnapshot({name});
    });
  }
});

test('what the search says comes in the order of what happens, each thing once', async ({page, started}) => {
  await started('/docs/category/cases');
  const modal = await new SearchModal(page).open();
  await modal.status.evaluate((status) => {
    const said: string[] = [];
    Object.assign(window, {said});
    new MutationObserver(() => {
      const text = status.textContent;
      if (text && text !== said.at(-1)) said.push(text);
    }).observe(status, {childList: true, characterData: true, subtree: true});
  });
  await modal.input.fill('workstationzzq');
  await expect(modal.status).toHaveText('No results for "workstationzzq"');
  await modal.input.fill('remake');
  await expect(modal.status).toHaveText(/^\d+ results$/);
  const results = await modal.status.textContent();
  // The same number again is nothing new.
  await modal.input.press('ArrowDown');
  await modal.input.press('ArrowUp');
  await modal.input.fill('');
  await expect(modal.status).toHaveText('');
  expect(await page.evaluate(() => (window as unknown as {said: string[]}).said)).toEqual([
    'No results for "workstationzzq"',
    results,
  ]);
});
