/**
 * `npm run bench:click [-- --runs 5] [--rests 500,150,0] [--only "this project,Starlight"]`: milliseconds from the press of
 * a real pointer to the new page, here and in the generators that `npm run bench:site` has built. Browsers under automation
 * don't prerender, so this needs a screen without a monitor and a pointer: `apt-get install xvfb xdotool chromium`.
 */
import {execFileSync, spawn, type ChildProcess} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, statSync} from 'node:fs';
import {createServer} from 'node:http';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {once} from 'node:events';
import {setTimeout as pause} from 'node:timers/promises';
import {brotliCompressSync} from 'node:zlib';
import {lookup} from 'mrmime';
import {headersFor, readHeaderRules} from '../lib/header-rules';
import {readOptions} from '../lib/options';
import {docusaurus} from './contenders/docusaurus';
import {own} from './contenders/own';
import {starlight} from './contenders/starlight';
import {vitePress} from './contenders/vitepress';
import {folderOf} from './prepare';
import {table} from './table';

const PAGE = '/docs/customers/offices';
const LINK = '/docs/customers/billing-accounts';
const DISPLAY = ':97';

type Report = {at: 'ready' | 'painted'; x: number; y: number; ms: number};

/** Runs in every page: reports where the link is on the screen, and when the page that it opens is painted. */
function watchClick(linked: string): void {
  const send = (report: object) => void fetch('/__click', {method: 'POST', body: JSON.stringify(report)});
  const now = () => performance.timeOrigin + performance.now();
  const title = () => document.querySelector('h1')?.textContent;
  const painted = () => {
    const {port1, port2} = new MessageChannel();
    port1.onmessage = () => {
      const pressed = Number(sessionStorage.getItem('pressed'));
      sessionStorage.removeItem('pressed');
      if (pressed) send({at: 'painted', ms: now() - pressed});
    };
    requestAnimationFrame(() => port2.postMessage(0));
  };
  const until = (isDone: () => unknown, then: () => void) =>
    void (isDone() ? then() : requestAnimationFrame(() => until(isDone, then)));
  addEventListener(
    'click',
    ({timeStamp}) => {
      const before = title();
      sessionStorage.setItem('pressed', String(performance.timeOrigin + timeStamp));
      until(() => title() && title() !== before, painted);
    },
    true,
  );
  if (location.pathname.startsWith(linked)) {
    if ((document as {prerendering?: boolean}).prerendering) document.addEventListener('prerenderingchange', painted);
    else until(() => title() && performance.getEntriesByType('paint').length > 0, painted);
    return;
  }
  addEventListener('load', () =>
    setTimeout(() => {
      const links = [...document.querySelectorAll(`main a[href^="${linked}"]`)].map((link) => link.getClientRects()[0]);
      const {x, y, width, height} = links.find((box) => box && box.top > 100 && box.bottom < innerHeight)!;
      const [left, top] = [screenX + (outerWidth - innerWidth) / 2, screenY + outerHeight - innerHeight];
      send({at: 'ready', x: left + x + width / 2, y: top + y + height / 2});
    }, 2000),
  );
}

/** Serves a build with its own headers, except for the policy that would forbid the script. Brotli at its best. */
async function serve(folder: string, onReport: (report: Report) => void) {
  const [rules, bodies] = [readHeaderRules(folder) ?? [], new Map<string, Buffer>()];
  const script = `<script>(${watchClick.toString()})(${JSON.stringify(LINK)})</script>`;
  const served = {origin: '', bytes: 0, close: () => void server.close()};
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url!, 'http://localhost').pathname);
    if (path === '/__click') {
      request.on('data', (body) => onReport(JSON.parse(String(body)) as Report));
      return void response.end();
    }
    const plain = join(folder, path);
    const files = [plain, `${plain.replace(/\/$/, '')}.html`, join(plain, 'index.html')];
    const file = files.find((name) => statSync(name, {throwIfNoEntry: false})?.isFile());
    if (!file) return void response.writeHead(404).end();
    const type = lookup(file) ?? 'application/octet-stream';
    const source = readFileSync(file);
    const text = type === 'text/html' ? Buffer.from(String(source).replace(/(?=<meta charset)/i, script)) : source;
    const body = bodies.get(file) ?? brotliCompressSync(text);
    bodies.set(file, body);
    served.bytes += body.length;
    const headers = {...headersFor(rules, path), 'content-security-policy': ''};
    const caching = /assets|_astro/.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache';
    response.writeHead(200, {'content-type': type, 'cache-control': caching, ...headers, 'content-encoding': 'br'});
    return void response.end(body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  served.origin = `http://localhost:${(server.address() as {port: number}).port}`;
  return served;
}

const point = (...args: (string | number)[]) =>
  execFileSync('xdotool', args.map(String), {env: {...process.env, DISPLAY}});
const start = (command: string, ...args: string[]): ChildProcess =>
  spawn(command, args, {stdio: 'ignore', env: {...process.env, DISPLAY}});

/** Opens the page in a new window and profile, rests on the link, and presses. */
async function click(folder: string, rest: number): Promise<{ms: number; fetched: number}> {
  const reports = new Map<string, (report: Report) => void>();
  const next = (at: Report['at']) => new Promise<Report>((done) => reports.set(at, done));
  const served = await serve(folder, (report) => reports.get(report.at)?.(report));
  const profile = mkdtempSync(join(tmpdir(), 'bench-click-'));
  const [ready, painted] = [next('ready'), next('painted')];
  const flags = ['--no-sandbox', '--no-first-run', '--window-position=0,0', '--window-size=1400,1000'];
  const browser = start('chromium', ...flags, `--user-data-dir=${profile}`, served.origin + PAGE);
  const {x, y} = await ready;
  point('mousemove', 900, 900);
  await pause(300);
  const before = served.bytes;
  point('mousemove', x, y);
  await pause(rest);
  const fetched = served.bytes - before;
  point('click', 1);
  const {ms} = await painted;
  browser.kill();
  await once(browser, 'exit');
  served.close();
  rmSync(profile, {recursive: true, force: true, maxRetries: 5});
  return {ms, fetched};
}

async function main() {
  const {values} = readOptions({
    options: {
      only: {type: 'string'},
      runs: {type: 'string', default: '5'},
      rests: {type: 'string', default: '500,150,0'},
    },
  });
  const all = [own, docusaurus, vitePress, starlight];
  const sites = all.filter(({name}) => !values.only || values.only.split(',').includes(name));
  const screen = start('Xvfb', DISPLAY, '-screen', '0', '1400x1000x24');
  await pause(1000);
  const rows: string[][] = [];
  for (const rest of values.rests.split(',').map(Number)) {
    const results = sites.map((): {ms: number; fetched: number}[] => []);
    // Alternating, so that other work on the machine slows every site alike.
    for (let run = 0; run < Number(values.runs); run += 1)
      for (const [index, site] of sites.entries())
        results[index]!.push(await click(site === own ? 'build' : join(folderOf(site), site.output), rest));
    const median = (numbers: number[]) => numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)]!;
    rows.push([
      `rested ${rest} ms: ms to new page`,
      ...results.map((runs) => median(runs.map(({ms}) => ms)).toFixed(0)),
    ]);
    rows.push([
      'fetched by the rest, KiB',
      ...results.map((runs) => (median(runs.map(({fetched}) => fetched)) / 1024).toFixed(1)),
    ]);
  }
  screen.kill();
  console.log(table(['Real pointer', ...sites.map(({name}) => name)], rows));
}

void main();
