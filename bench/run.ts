/**
 * `npm run bench:site [-- --only <name>,<name>] [--built] [--runs <number>]`: this site beside the same pages in other
 * documentation generators, in one run. Writes the table to docs/measured.md if all were measured. `--built` measures
 * what an earlier run has built.
 */
import {readFileSync, writeFileSync} from 'node:fs';
import {setTimeout as pause} from 'node:timers/promises';
import {chromium, type Browser, type Page, type Request} from '@playwright/test';
import {readOptions} from '../lib/options';
import {listen} from '../scripts/serve/listen';
import {createSiteServer} from '../scripts/serve/site-server';
import {findBrowser} from '../tests/support/browsers';
import {build, outputOf, sites, type Site} from './sites';
import {table} from './table';

const PAGE = '/docs/customers/offices';
const QUIET_MS = 1500;
type Figures = Record<string, number>;
/** A page, and what it has fetched when it is quiet: compressed bytes that it needs, and that it fetched ahead. */
type Visit = {page: Page; fetched: () => Promise<{needed: number; ahead: number; requests: number}>};

/** Opens the page in a browser context of its own, with empty caches. */
async function visit(browser: Browser, origin: string, isSlow: boolean, measure: (visit: Visit) => Promise<Figures>) {
  const context = await browser.newContext({viewport: {width: 1280, height: 900}});
  const page = await context.newPage();
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  if (isSlow) {
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', {rate: 4});
    // Lighthouse's Slow 4G.
    const speed = (1.6 * 1024 * 1024) / 8;
    const line = {offline: false, latency: 150, downloadThroughput: speed, uploadThroughput: speed};
    await devtools.send('Network.emulateNetworkConditions', line);
  }
  const fetched: Visit['fetched'] = async () => {
    for (let before = -1; before !== requests.length; await pause(QUIET_MS)) before = requests.length;
    const all = [...new Map(requests.map((request) => [request.url(), request])).values()];
    const figures = {needed: 0, ahead: 0, requests: 0};
    for (const request of all) {
      const {responseBodySize} = await request.sizes().catch(() => ({responseBodySize: 0}));
      const isAhead = (await request.headerValue('sec-purpose'))?.includes('prefetch');
      figures[isAhead ? 'ahead' : 'needed'] += responseBodySize;
      if (!isAhead) figures.requests += 1;
    }
    return figures;
  };
  await page.goto(origin + PAGE, {waitUntil: 'load'});
  const figures = await measure({page, fetched});
  await context.close();
  return figures;
}

/** Before the reader does anything, and after reading on a desktop. */
async function read({page, fetched}: Visit): Promise<Figures> {
  const before = await fetched();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < height; y += 400) {
    await page.mouse.move(500 + (y % 300), 300 + (y % 400), {steps: 5});
    await page.mouse.wheel(0, 400);
    await pause(100);
  }
  const {needed, ahead} = await fetched();
  return {...before, read: needed + ahead};
}

/** Milliseconds from the action's first press or letter until other text is painted in the selected elements. */
async function timeToPaint(page: Page, selector: string, act: () => Promise<void>): Promise<number> {
  await page.evaluate((selected) => {
    const read = () => [...document.querySelectorAll(selected)].map(({textContent}) => textContent).join('');
    const [before, started] = [read(), {at: 0}];
    for (const event of ['pointerdown', 'input'])
      addEventListener(event, ({timeStamp}) => (started.at ||= timeStamp), {capture: true});
    const painted = new Promise<number>((done) => {
      const look = () => {
        const text = started.at ? read() : '';
        if (text === '' || text === before) return void requestAnimationFrame(look);
        // A message is handled after the frame is painted.
        const {port1, port2} = new MessageChannel();
        port1.onmessage = () => done(performance.now() - started.at);
        return port2.postMessage(undefined);
      };
      requestAnimationFrame(look);
    });
    Object.assign(window, {painted});
  }, selector);
  await act();
  return page.evaluate(() => (window as unknown as {painted: Promise<number>}).painted);
}

/** The first search from opening it, the next one, and what the first fetches. */
const search =
  ({open, field, result}: Site['search']) =>
  async ({page, fetched}: Visit): Promise<Figures> => {
    const before = await fetched();
    const input = page.locator(field).first();
    const first = await timeToPaint(page, result, async () => {
      await (open ? page.locator(open).first() : input).click();
      await input.fill('invoice');
    });
    const {needed} = await fetched();
    const next = await timeToPaint(page, result, () => input.fill('remake'));
    return {first, fetched: needed - before.needed, next};
  };

async function measure(site: Site, browser: Browser, runs: number): Promise<Figures> {
  const server = createSiteServer({root: outputOf(site)});
  const origin = `http://localhost:${await listen(server, 4190)}`;
  const results: Figures[] = [];
  for (let run = 0; run < runs; run += 1) {
    const {first: slow} = await visit(browser, origin, true, search(site.search));
    results.push({...(await visit(browser, origin, false, search(site.search))), slow: slow!});
  }
  const median = (name: string) => results.map((result) => result[name]!).sort((a, b) => a - b)[Math.floor(runs / 2)]!;
  const medians = Object.fromEntries(Object.keys(results[0]!).map((name) => [name, median(name)]));
  const figures = {...medians, ...(await visit(browser, origin, false, read))};
  server.closeAllConnections();
  server.close();
  return figures;
}

const whole = (value: number) => value.toFixed(0);
const kibibytes = (bytes: number) => (bytes / 1024).toFixed(1);

/** Each row: its label, its figure, and how that is written. */
const ROWS: readonly [label: string, figure: string, write: (value: number) => string][] = [
  ['before the reader does anything, KiB brotli', 'needed', kibibytes],
  ['fetched ahead, KiB', 'ahead', kibibytes],
  ['in all on a desktop: scrolled to the end, pointer over the text, KiB', 'read', kibibytes],
  ['requests before the reader does anything', 'requests', whole],
  ['first search as the first act, ms', 'first', whole],
  ['the same, CPU ÷ 4 and a slow line, ms', 'slow', whole],
  ['next search, ms', 'next', whole],
  ['first search fetches, KiB', 'fetched', kibibytes],
  ['cold build, CPU seconds', 'cpu', (seconds) => seconds.toFixed(1)],
];

async function main() {
  const {values} = readOptions({
    options: {only: {type: 'string'}, built: {type: 'boolean'}, runs: {type: 'string', default: '5'}},
  });
  const chosen = sites.filter(({name}) => !values.only || values.only.split(',').includes(name));
  const browser = await chromium.launch({executablePath: findBrowser(), args: ['--no-sandbox']});
  const results: Figures[] = [];
  for (const site of chosen) {
    console.log(`${site.name}…`);
    const built: Figures = values.built ? {} : {cpu: await build(site)};
    results.push({...built, ...(await measure(site, browser, Number(values.runs)))});
  }
  await browser.close();
  const shown = ROWS.filter(([, figure]) => results.every((figures) => figure in figures));
  const rows = shown.map(([label, figure, write]) => [label, ...results.map((figures) => write(figures[figure]!))]);
  const written = table(['One docs page', ...chosen.map(({name}) => name)], rows);
  console.log(written);
  if (chosen.length < sites.length || values.built) return;
  const old = /(?<=<!-- bench:site -->\n\n).*(?=\n\n<!-- end of bench:site -->)/s;
  writeFileSync('docs/measured.md', readFileSync('docs/measured.md', 'utf8').replace(old, written));
}

void main();
