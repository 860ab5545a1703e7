/** Translators, extensions, and reader settings change a page under the application, which must keep working. */
import type {Page} from '@playwright/test';
import {expect, routeTo, startApplication, test, waitForAnswer} from './support/site';

/** Like Google Translate: each text goes into two nested elements, in other words. */
async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, (node) =>
      node.nodeValue?.trim() && !node.parentElement?.closest('script,style,noscript,option,font')
        ? NodeFilter.FILTER_ACCEPT
        : NodeFilter.FILTER_REJECT,
    );
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      text.replaceWith(outer);
      inner.append(text.data.toUpperCase());
      outer.append(inner);
    }
  });
}

const guides = (page: Page) => page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: /^guides$/i});

async function expectPage(page: Page, title: RegExp): Promise<void> {
  await expect(page.getByRole('heading', {level: 1})).toHaveText(title);
  await expect(page.getByText(/This page crashed/i)).toHaveCount(0);
}

/** Controls that change a translated page. */
const useControls: Record<string, (page: Page) => Promise<void>> = {
  async '/pilot/changelog'(page) {
    for (const kind of ['Fixed', 'New']) {
      await page.locator('select[name=kind]').selectOption(kind);
      await expect(page).toHaveURL(new RegExp(`kind=${kind}`));
      await expectPage(page, /changelog/i);
      await translate(page);
    }
  },
  async '/search?q=invoice'(page) {
    const main = page.getByRole('main');
    await expect(main.getByRole('article').first()).toBeVisible();
    await translate(page);
    await main.getByRole('searchbox').fill('workstations');
    await expect(main.getByRole('article').first()).toContainText('Workstations');
    await expect(main.locator('mark').filter({hasText: /^invoice$/i})).toHaveCount(0);
    await expectPage(page, /^Search results for "workstations"$/);
    await translate(page);
    await main.getByRole('searchbox').fill('zzzzqqqq');
    await expect(main.getByRole('status')).toHaveText('No results for "zzzzqqqq"');
  },
};

test('translated pages start, their controls work, and the reader goes on and back', async ({page, consoleWatch}) => {
  // React hits a hydration mismatch, renders the page again, and reports it only in the console.
  consoleWatch.allow(/onRecoverableError/);
  for (const path of [
    '/',
    '/docs/cases/overview',
    '/docs/category/cases',
    '/guides/outsourcing',
    '/pilot/compare/dlcpm',
    '/pilot/changelog',
    '/search?q=invoice',
  ]) {
    await test.step(path, async () => {
      await page.goto(path);
      await translate(page);
      await startApplication(page);
      await translate(page);
      await useControls[path]?.(page);
      await guides(page).click();
      await expectPage(page, /^Invoicing and shipping/);
    });
  }
  await test.step('back, and on to another page', async () => {
    await translate(page);
    await page.goBack();
    await expect(page).toHaveURL('/search?q=zzzzqqqq');
    await expect(page.getByText(/This page crashed/i)).toHaveCount(0);
    await page
      .getByRole('navigation', {name: 'Main'})
      .getByRole('link', {name: /^docs$/i})
      .click();
    await expectPage(page, /^Cases/);
  });
});

test('translated at any time, the search shows the hits, the count and the messages of the query', async ({
  page,
  modal,
}) => {
  await page.goto('/docs/cases/overview');
  await translate(page);
  await modal.open();
  const start = modal.dialog.getByText(/No recent searches/i);
  await expect(start).toBeVisible();
  await translate(page);
  await modal.input.fill('inv');
  await expect(modal.hits.first()).toBeVisible();
  await expect(start).toHaveCount(0);
  await translate(page);
  await page.keyboard.type('oice');
  // A hit that both queries have may stay translated.
  await expect(modal.hits.first()).toContainText(/invoice/i);
  await expect(modal.status).toHaveText(/^\d+ results$/);
  expect(await modal.dialog.textContent()).not.toMatch(/INVENTORY|SEE ALL/);
  for (const query of ['zzzzqqqq', 'qqqqzzzz']) {
    await translate(page);
    await modal.input.fill(query);
    await expect(modal.dialog.getByRole('strong')).toHaveText(`No results for "${query}"`);
  }
  await translate(page);
  await modal.input.fill('workstations');
  await expect(modal.hits.first()).toContainText('Workstations');
  await translate(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/workstations$/);
});

test('elements and attributes that extensions put in do not disturb the start', async ({page}) => {
  await page.goto('/docs/cases/overview');
  await page.evaluate(() => {
    document.documentElement.setAttribute('data-extension', 'dark');
    document.body.setAttribute('cz-shortcut-listen', 'true');
    document.body.prepend(document.createElement('extension-toolbar'));
    document.body.append(document.createElement('grammar-desktop-integration'));
    for (const field of document.querySelectorAll('input')) field.setAttribute('data-manager', '1');
  });
  await startApplication(page);
  await guides(page).click();
  await expectPage(page, /^Invoicing and shipping/);
});

test('the application outlives an extension that removes the navbar, and a malformed link', async ({page, started}) => {
  await started('/docs/cases/overview');
  await page.evaluate(() => {
    document.querySelector('.navbar')!.remove();
    const link = Object.assign(document.createElement('a'), {href: '/docs/%E0%A4%A', textContent: 'nowhere'});
    document.querySelector('h1')!.before(link);
  });
  await page.getByRole('link', {name: 'nowhere'}).hover();
  await page.getByRole('link', {name: 'nowhere'}).focus();
  await waitForAnswer(page);
  await page.locator('.theme-doc-sidebar-menu a[href="/docs/cases/line-items"]').click();
  await expectPage(page, /^Line items/);
});

test('pages that the reader has left are not kept in memory', async ({page, started}) => {
  await started('/docs/cases/overview');
  const devtools = await page.context().newCDPSession(page);
  const nodesAfter = async (times: number) => {
    for (let time = 0; time < times; time += 1)
      for (const [path, title] of [
        ['/docs/cases/line-items', 'Line items'],
        ['/docs/cases/overview', 'Cases'],
      ] as const) {
        await routeTo(page, path);
        await expect(page.getByRole('heading', {level: 1})).toHaveText(title);
      }
    await devtools.send('HeapProfiler.collectGarbage');
    return (await devtools.send('Memory.getDOMCounters')).nodes;
  };
  const few = await nodesAfter(5);
  // The count is the same to within a few nodes, so that a small leak shows after few pages.
  expect(await nodesAfter(15)).toBeLessThan(few * 1.05);
});

test('the not-found page keeps its title when the application starts', async ({page, consoleWatch}) => {
  consoleWatch.allow(/status of 404/);
  for (const path of ['/nope', '/docs/nope']) {
    await page.goto(path);
    await startApplication(page);
    await expect(page).toHaveTitle(/^Page Not Found \| /);
  }
});
