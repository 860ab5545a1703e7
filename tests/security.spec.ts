/**
 * The site under the CSP that it is deployed with: everything works, and nothing else is allowed.
 * accessibility/every-route shows that every route loads and starts under it, and search that the search works, because
 * a violation is a console error, which fails any test.
 */
import {createServer} from 'node:http';
import {hostileTexts} from '../checks/security/fuzz/hostile-text';
import {listen} from '../scripts/serve/site-server';
import {watchViolations} from './security/violations';
import {expect, startApplication, test} from './support/site';

async function routes(origin: string): Promise<string[]> {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  const listed = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path]) => path || '/');
  return [...listed, '/search', '/docs/no-such-page'];
}

test('every page can be reached by the router without a violation', async ({started, page, baseURL}) => {
  test.setTimeout(180_000);
  const {refused} = await watchViolations(page);
  await started('/');
  for (const path of await routes(baseURL!)) {
    await page.evaluate((to) => {
      history.pushState({key: to}, '', to);
      dispatchEvent(new PopStateEvent('popstate', {state: {key: to}}));
    }, path);
    await expect(page.locator('h1')).toBeVisible();
    await page.waitForFunction(
      (to) => document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href.endsWith(to),
      path,
    );
  }
  expect(refused).toEqual([]);
});

test('the policy stops what an injected text would try', async ({started, page, consoleWatch}) => {
  consoleWatch.allow(/Content Security Policy|TrustedHTML|TrustedScript|Trusted Type|Refused/i);
  const {refused, hostileTextRan} = await watchViolations(page);
  await started('/');
  const attempts = await page.evaluate(() => {
    const attempt = (act: () => unknown) => {
      try {
        act();
        return 'done';
      } catch (error) {
        return (error as Error).name;
      }
    };
    const inline = document.createElement('script');
    const elsewhere = document.createElement('script');
    return {
      markup: attempt(() => (document.body.innerHTML += '<img src=x onerror="window.hostileTextRan=1">')),
      inlineScript: attempt(() => {
        inline.append('window.hostileTextRan=1');
        document.body.append(inline);
      }),
      scriptElsewhere: attempt(() => (elsewhere.src = 'https://elsewhere.example/x.js')),
      handler: attempt(() => document.body.setAttribute('onclick', 'window.hostileTextRan=1')),
      base: attempt(() =>
        document.head.append(Object.assign(document.createElement('base'), {href: 'https://elsewhere.example/'})),
      ),
    };
  });
  expect(attempts).toMatchObject({markup: 'TypeError', scriptElsewhere: 'TypeError'});
  await page.locator('body').click({position: {x: 5, y: 5}});
  expect(await hostileTextRan()).toBe(false);
  expect(await page.evaluate(() => document.baseURI)).not.toContain('elsewhere');
  await expect(page.evaluate(() => fetch('https://elsewhere.example/'))).rejects.toThrow(/Failed to fetch/);
  await expect.poll(() => refused.join('\n')).toMatch(/connect-src https:\/\/elsewhere/);
});

test('no other site may show the pages in a frame', async ({page, baseURL, consoleWatch}) => {
  consoleWatch.allow(/frame-ancestors/);
  const elsewhere = createServer((_, response) =>
    response.writeHead(200, {'content-type': 'text/html'}).end(`<iframe src="${baseURL}/"></iframe>`),
  );
  const port = await listen(elsewhere, 0);
  const refusal = page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'));
  await page.goto(`http://localhost:${port}/`);
  await refusal;
  await expect(page.frameLocator('iframe').getByRole('navigation')).toHaveCount(0);
  elsewhere.closeAllConnections();
  elsewhere.close();
});

test('a link cannot set anything on the document', async ({page}) => {
  await page.goto('/?docusaurus-data-has-hydrated=true&docusaurus-theme=dark&docusaurus-data-navbar=false#top');
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-has-hydrated', 'false');
  await expect(root).toHaveAttribute('data-theme', 'light');
  await expect(root).not.toHaveAttribute('data-navbar');
});

const STORED = [
  'theme',
  'docusaurus.announcement.id',
  'docusaurus.announcement.dismiss',
  'docs-preferred-version-default',
  '__DOCSEARCH_RECENT_SEARCHES__docs',
  '__DOCSEARCH_FAVORITE_SEARCHES__docs',
];

// checks/security/fuzz runs thousands more through the same code, without a browser.
test('hostile queries, addresses and stored data show as text', async ({page, consoleWatch}) => {
  test.setTimeout(180_000);
  consoleWatch.allow(/status of 40[034] .*\/docs\/[^/]*$/);
  const {refused, hostileTextRan} = await watchViolations(page);
  const addresses = [
    (text: string) => `/search?q=${text}#${text}`,
    (text: string) => `/docs/${text}`,
    (text: string) => `/pilot/changelog?area=${text}&kind=${text}`,
  ];
  const store = (text: string) =>
    page.evaluate(([keys, value]) => keys.forEach((key) => localStorage.setItem(key, value)), [STORED, text] as const);
  const texts = hostileTexts(21, 12).map((text) => text.toWellFormed().slice(0, 60));
  for (const [number, text] of texts.entries()) {
    const path = addresses[number % addresses.length]!(encodeURIComponent(text));
    const answer = await page.goto(path);
    // The server rejects an invalid URL before any page is shown.
    if (answer?.status() === 400 || answer?.status() === 403) continue;
    await startApplication(page);
    await expect(page.locator('h1')).toHaveCount(1);
    expect(await hostileTextRan(), path).toBe(false);
    // For the next page, which reads it as it loads.
    await store(text);
  }
  // The search reads what is stored whenever it is opened.
  await page.goto('/');
  for (const text of texts) {
    await store(text);
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog').getByRole('combobox'), text).toBeFocused();
    expect(await hostileTextRan(), text).toBe(false);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog'), text).toHaveCount(0);
  }
  expect(refused).toEqual([]);
});
