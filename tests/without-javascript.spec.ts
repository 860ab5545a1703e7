/** Without JavaScript, every kind of page is readable and every page is reachable. */
import {parse} from 'node-html-parser';
import {builtHtml} from './support/built-files';
import {expect, test} from './support/site';
import {everyRoute} from './spec/listed-routes';

const kinds = {
  'the home page': '/',
  'a docs page': '/docs/cases/overview',
  'a category index': '/docs/category/customers',
  'a guide': '/guides/outsourcing',
  'a comparison': '/pilot/compare/dlcpm',
  'the changelog': '/pilot/changelog',
  'the Markdown page': '/markdown-page',
  'the search page': '/search',
};

test.use({javaScriptEnabled: false});

const WIDTHS = [390, 1280];

test('every kind of page can be read', async ({page}) => {
  for (const [kind, path] of Object.entries(kinds)) {
    await page.goto(path);
    for (const width of WIDTHS) {
      await page.setViewportSize({width, height: 800});
      await expect(page.getByRole('heading', {level: 1}), kind).toBeVisible();
      await expect(page.getByRole('main'), kind).toBeVisible();
      await expect(page.getByRole('contentinfo'), kind).toBeVisible();
      await expect(page.getByText('Loading'), kind).toHaveCount(0);
    }
  }
});

test('the not-found page can be read, and offers ways on', async ({page, consoleWatch}) => {
  consoleWatch.allow(/status of 404/);
  await page.goto('/nope');
  for (const width of WIDTHS) {
    await page.setViewportSize({width, height: 800});
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Page Not Found');
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  }
});

test('the address of a section opens its first page', async ({page}) => {
  for (const section of ['/docs', '/guides', '/pilot']) {
    await page.goto(section);
    await page.waitForURL(new RegExp(`${section}/.+`));
    for (const width of WIDTHS) {
      await page.setViewportSize({width, height: 800});
      await expect(page.getByRole('heading', {level: 1}), section).toBeVisible();
    }
  }
});

test('every page is reached from the home page by links alone', () => {
  const reached = new Set(['/']);
  for (const path of reached) {
    for (const link of parse(builtHtml(path)).querySelectorAll('a[href^="/"], form[action]')) {
      const target = (link.getAttribute('href') ?? link.getAttribute('action'))!.split(/[?#]/)[0]!;
      if (everyRoute.includes(target)) reached.add(target);
    }
  }
  expect([...reached].sort()).toEqual([...everyRoute].sort());
});
