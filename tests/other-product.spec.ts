/** One identity file renames the product, and two settings move the site: nothing else has to change. */
import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {parse} from 'node-html-parser';
import {serveFixtureSite, type ServedSite} from './support/fixture-sites';
import {expect, startApplication, test} from './support/site';

let site: ServedSite;
test.beforeAll(async () => {
  test.setTimeout(300_000);
  site = await serveFixtureSite('help');
});
test.afterAll(() => site.close());

const at = (path: string) => `${site.origin}/help${path}`;

test('the name is in the titles, the navbar and the footer', async ({page}) => {
  await page.goto(at('/docs/cases/overview'));
  await expect(page).toHaveTitle(/ \| Lab Compass Documentation$/);
  await expect(page.locator('.navbar__title')).toHaveText('Lab Compass');
  await expect(page.locator('.navbar__link').first()).toHaveText('Lab Compass');
  await expect(page.locator('.footer__copyright')).toHaveText(/^Copyright © 2025 Lab Compass\b/);
  await expect(page.getByRole('link', {name: /^Terms of service/})).toHaveAttribute('href', /lab-compass\.example/);
  await page.goto(at('/'));
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Lab Compass simplifies lab management.');
});

test('the page on why to choose the product has the name in its address', async ({page}) => {
  await page.goto(at('/pilot'));
  await expect(page).toHaveURL(at('/pilot/welcome/why-lab-compass'));
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Why Lab Compass');
});

test('the old name is on no page, neither in texts nor in descriptions', () => {
  const pages = readdirSync(site.outDir, {recursive: true, encoding: 'utf8'}).filter((file) => file.endsWith('.html'));
  expect(pages.length).toBeGreaterThan(80);
  const withOldName = pages.filter((file) => {
    const page = parse(readFileSync(join(site.outDir, file), 'utf8'));
    const metadata = page
      .querySelectorAll('title, meta[content]')
      .map((tag) => tag.getAttribute('content') ?? tag.text);
    return /\bPilot\b/.test([page.querySelector('#__docusaurus')?.text, ...metadata].join('\n'));
  });
  expect(withOldName).toEqual([]);
});

test('the web manifest has the new name', async ({request}) => {
  const manifest = (await (await request.get(at('/img/site.webmanifest'))).json()) as {
    name: string;
    short_name: string;
  };
  expect(manifest).toMatchObject({name: expect.stringContaining('Lab Compass'), short_name: 'Lab Compass'});
});

test('the application runs below the path, and its links stay below it', async ({page}) => {
  await page.goto(at('/'));
  await startApplication(page);
  await page.locator('.navbar__link', {hasText: 'Guides'}).click();
  await expect(page).toHaveURL(at('/guides/invoicing-and-shipping'));
  const outside = page.locator('a[href^="/"]:not([href^="/help/"]):not([href="/help"])');
  await expect(outside).toHaveCount(0);
  await expect(page.getByText('did not load properly')).toHaveCount(0);
});

test('the sitemap and the canonical addresses carry the configured place', async ({page, request}) => {
  const sitemap = await (await request.get(at('/sitemap.xml'))).text();
  expect(sitemap).toContain('<loc>https://www.lab-compass.example/help/docs/cases/overview</loc>');
  expect(sitemap).not.toMatch(/\/help\/(search|docs|guides|pilot)<\/loc>/);
  await page.goto(at('/docs/cases/overview'));
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    'https://www.lab-compass.example/help/docs/cases/overview',
  );
});
