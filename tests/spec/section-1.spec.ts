/** 1. What the product does and for whom. */
import {parse} from 'node-html-parser';
import {expect, test} from '../support/site';

const pageOfEachSection = ['/pilot/welcome/quick-start', '/docs/cases/overview', '/guides/outsourcing'];

test('1.1 the tagline on the home page says that the product simplifies lab management', async ({page}) => {
  await page.goto('/');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Pilot simplifies lab management.');
});

test('1.2 there are three sections, each with a sidebar of its own', async ({page}) => {
  const sidebars = new Set<string>();
  for (const path of pageOfEachSection) {
    await page.goto(path);
    sidebars.add(await page.getByRole('navigation', {name: 'Docs sidebar'}).innerText());
    await expect(page.locator('.navbar__link--active')).toHaveCount(1);
  }
  expect(sidebars.size).toBe(3);
});

test('1.3 every title ends with the product’s documentation title', async ({page}) => {
  for (const path of ['/', '/search', '/markdown-page', '/docs/category/cases', ...pageOfEachSection]) {
    await page.goto(path);
    await expect(page, path).toHaveTitle(/(^|\| )Pilot Documentation$/);
  }
  // The openings lead on before a browser has shown their title.
  for (const path of ['/docs', '/guides', '/pilot']) {
    const html = await (await page.request.get(path)).text();
    expect(parse(html).querySelector('title')?.text, path).toMatch(/\| Pilot Documentation$/);
  }
});

test('1.4 the site language is English only', async ({page}) => {
  for (const path of ['/', ...pageOfEachSection]) {
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    const languages = await page
      .locator('link[hreflang]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('hreflang')));
    expect(languages.filter((language) => language !== 'en' && language !== 'x-default')).toEqual([]);
  }
});

test('1.5 the copyright line shows the year 2025', async ({page}) => {
  await page.goto('/');
  await expect(page.locator('.footer__copyright')).toHaveText(/^Copyright © 2025 Pilot\b/);
});

test('1.6 pages offer no form but the search, and send nothing but questions for files', async ({page, started}) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(`${request.method()} ${request.url()}`);
  });
  for (const path of ['/', '/search?q=case', ...pageOfEachSection]) {
    await started(path);
    await expect(page.locator('form:not([role=search]), [contenteditable=true]'), path).toHaveCount(0);
  }
  expect(sent).toEqual([]);
  expect(await page.context().cookies()).toEqual([]);
});
