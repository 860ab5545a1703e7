/**
 * `npm run bench:click [-- --runs 5] [--rests 500,150,0]`: milliseconds from the press of a real pointer to the new page, here
 * and in the generators that `npm run bench:site` has built. Browsers under automation don't prerender, so this needs a
 * screen and a pointer of its own: `apt-get install xvfb xdotool chromium`.
 */
import {execFileSync, spawn, type ChildProcess} from 'node:child_process';
import {createHash} from 'node:crypto';
import {once} from 'node:events';
import {mkdtempSync, readFileSync, rmSync, statSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {setTimeout as pause} from 'node:timers/promises';
import {brotliCompressSync} from 'node:zlib';
import {mime} from '@fastify/send';
import {headersFor, readHeaderRules} from '../lib/header-rules';
import {readOptions} from '../lib/options';
import {outputOf, own, sites} from './sites';
import {table} from './table';

const [PAGE, LINK, DISPLAY] = ['/docs/customers/offices', '/docs/customers/billing-accounts', ':97'];

/** Runs in every page, as text: reports where the link is on the screen, and when the page that it opens is painted. */
const WATCH = `{
const send = (report) => fetch('/report', {method: 'POST', body: JSON.stringify(report)});
const title = () => document.querySelector('h1')?.textContent;
const until = (isDone, then) => (isDone() ? then() : requestAnimationFrame(() => until(isDone, then)));
const afterFrame = (then) => requestAnimationFrame(() => {
  const {port1, port2} = new MessageChannel();
  port1.onmessage = then;
  port2.postMessage(0);
});
const painted = () => afterFrame(() => {
  const [{activationStart}] = performance.getEntriesByType('navigation');
  const ms = performance.timeOrigin + performance.now() - sessionStorage.pressed;
  if (ms) send({ms, prerendered: Number(activationStart > 0)});
  delete sessionStorage.pressed;
});
addEventListener('click', ({timeStamp}) => {
  const before = title();
  sessionStorage.pressed = performance.timeOrigin + timeStamp;
  until(() => title() && title() !== before, painted);
}, true);
if (document.prerendering) document.addEventListener('prerenderingchange', painted);
else until(() => title() && performance.getEntriesByType('paint').length, painted);
if (location.pathname.startsWith('${PAGE}')) addEventListener('load', () => setTimeout(() => {
  const boxes = [...document.querySelectorAll('main a[href^="${LINK}"]')].map((link) => link.getClientRects()[0]);
  const {x, y, width, height} = boxes.find((box) => box?.top > 100 && box.bottom < innerHeight);
  send({x: screenX + x + width / 2, y: screenY + outerHeight - innerHeight + y + height / 2});
}, 2000));}`;
const WATCH_HASH = createHash('sha256').update(WATCH).digest('base64');

type Report = {x: number; y: number; ms: number; prerendered: number};

/** Serves a build with its own headers, whose policy also allows this script, and counts the bytes. */
function serve(folder: string, onReport: (report: Report) => void) {
  const [rules, served] = [readHeaderRules(folder) ?? [], {bytes: 0}];
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url!, 'http://localhost').pathname);
    request.on('data', (body) => onReport(JSON.parse(String(body)) as Report));
    const plain = join(folder, path);
    const files = [plain, `${plain.replace(/\/$/, '')}.html`, join(plain, 'index.html')];
    const file = files.find((name) => statSync(name, {throwIfNoEntry: false})?.isFile());
    if (!file) return void response.writeHead(404).end();
    const source = readFileSync(file);
    const page = () => String(source).replace(/(?=<meta charset)/i, () => `<script>${WATCH}</script>`);
    const body = brotliCompressSync(file.endsWith('.html') ? Buffer.from(page()) : source, {params: {1: 5}});
    served.bytes += body.length;
    const headers = headersFor(rules, path);
    const policy = headers['content-security-policy'];
    response.writeHead(200, {
      'content-type': mime.getType(file) ?? 'application/octet-stream',
      'cache-control': /assets|_astro/.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
      ...headers,
      ...(policy && {'content-security-policy': policy.replace('script-src', `script-src 'sha256-${WATCH_HASH}'`)}),
      'content-encoding': 'br',
    });
    return void response.end(body);
  }).listen(0, 'localhost');
  return {server, served, originOf: () => `http://localhost:${(server.address() as AddressInfo).port}`};
}

const env = {...process.env, DISPLAY};
const point = (...args: (string | number)[]) => execFileSync('xdotool', args.map(String), {env});
const start = (command: string, args: string[]): ChildProcess => spawn(command, args, {stdio: 'ignore', env});

/** Opens the page in a new window and profile, rests on the link, and presses. */
async function click(folder: string, rest: number): Promise<{ms: number; bytes: number; prerendered: number}> {
  let report: (report: Report) => void = () => {};
  const next = () => new Promise<Report>((done) => (report = done));
  const {server, served, originOf} = serve(folder, (sent) => report(sent));
  const profile = mkdtempSync(join(tmpdir(), 'bench-click-'));
  await once(server, 'listening');
  const flags = ['--no-sandbox', '--no-first-run', '--window-position=0,0', '--window-size=1400,1000'];
  const [located, browser] = [next(), start('chromium', [...flags, `--user-data-dir=${profile}`, originOf() + PAGE])];
  const {x, y} = await located;
  point('mousemove', 900, 900);
  await pause(300);
  const before = served.bytes;
  const pressed = next();
  point('mousemove', x, y);
  await pause(rest);
  const bytes = served.bytes - before;
  point('click', 1);
  const {ms, prerendered} = await pressed;
  browser.kill();
  await once(browser, 'exit');
  server.close();
  server.closeAllConnections();
  // Its processes may still write for a moment.
  await pause(1000);
  rmSync(profile, {recursive: true, force: true, maxRetries: 10, retryDelay: 200});
  return {ms, bytes, prerendered};
}

async function main() {
  const {values} = readOptions({
    options: {runs: {type: 'string', default: '5'}, rests: {type: 'string', default: '500,150,0'}},
  });
  const screen = start('Xvfb', [DISPLAY, '-screen', '0', '1400x1000x24']);
  await pause(1000);
  const rows: string[][] = [];
  for (const rest of values.rests.split(',').map(Number)) {
    const results = sites.map((): Awaited<ReturnType<typeof click>>[] => []);
    // One site after the other, so that other work on the machine slows all of them.
    for (let run = 0; run < Number(values.runs); run += 1)
      for (const [index, site] of sites.entries())
        results[index]!.push(await click(site === own ? 'build' : outputOf(site), rest));
    const medians = (figure: 'ms' | 'bytes', unit: number, digits: number) =>
      results.map((runs) => {
        const sorted = runs.map((run) => run[figure]).sort((a, b) => a - b);
        return (sorted[Math.floor(sorted.length / 2)]! / unit).toFixed(digits);
      });
    rows.push(
      [`rested ${rest} ms, ms`, ...medians('ms', 1, 0)],
      ['fetched meanwhile, KiB', ...medians('bytes', 1024, 1)],
      ['prerendered clicks', ...results.map((runs) => String(runs.filter((run) => run.prerendered).length))],
    );
  }
  screen.kill();
  console.log(table(['Press to new page', ...sites.map(({name}) => name)], rows));
}

void main();
