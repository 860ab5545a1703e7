/**
 * The site under the CSP that it is deployed with: everything works, and nothing else is allowed.
 * accessibility/every-route shows that every route loads and starts under it, and search that the search works, because
 * a violation is a console error, which fails any test.
 */
import {createServer} from 'node:http';
import {listen} from '../scripts/serve/listen';
import {everyRoute} from './spec/listed-routes';
import {expect, MARK, routeTo, test} from './support/site';

test('every page can be reached by the router without a violation', async ({started, page}) => {
  await started('/');
  for (const path of [...everyRoute, '/docs/no-such-page']) {
    await routeTo(page, path);
    await page.waitForFunction(
      (to) =>
        document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href.endsWith(to) &&
        document.querySelector('h1')?.checkVisibility(),
      path,
      {polling: 20},
    );
  }
});

test('the policy stops what an injected text would try', async ({started, page, consoleWatch}) => {
  consoleWatch.allow(/Content Security Policy|TrustedHTML|TrustedScript|Trusted Type|Refused/i);
  const refusal = page.waitForEvent('console', (message) => /connect-src/.test(message.text()));
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
  expect(await page.evaluate((mark) => mark in window, MARK)).toBe(false);
  expect(await page.evaluate(() => document.baseURI)).not.toContain('elsewhere');
  await expect(page.evaluate(() => fetch('https://elsewhere.example/'))).rejects.toThrow(/Failed to fetch/);
  expect((await refusal).text()).toContain('https://elsewhere.example/');
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
