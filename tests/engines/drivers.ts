/**
 * Debian's Firefox over WebDriver BiDi, and WebKitGTK through its own WebDriver, in a bare window on a virtual display.
 * Playwright drives neither of Debian's builds.
 */
import {spawn, type ChildProcess} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {setTimeout as delay} from 'node:timers/promises';
import puppeteer, {type KeyInput, type Page} from 'puppeteer-core';
import {freePort} from '../support/served-sites';

/** What a test can do in both Firefox and WebKit. */
export type EnginePage = {
  /** Opens a path of the site, or a full URL. */
  open(path: string): Promise<void>;
  /** Resizes the open page. */
  resize(width: number): Promise<void>;
  /** Runs a function in the page; the function and its arguments are serialized. */
  run<Args extends readonly unknown[], Result>(script: (...args: Args) => Result, ...args: Args): Promise<Result>;
  /** Clicks at a point of the viewport. */
  clickAt(x: number, y: number): Promise<void>;
  /** `Enter`, `a`, or a chord such as `Control+k`. */
  press(key: string): Promise<void>;
  /** Whether the engine computes this role and name for an element that matches the selector. */
  isNamed(css: string, role: string, name: string): Promise<boolean>;
  back(): Promise<void>;
  forward(): Promise<void>;
};

export type Engine = {
  /** The page, resized to this width. */
  pageOf(width: number): Promise<EnginePage>;
  close(): Promise<void>;
};

const HEIGHT = 900;

/** Serializes a call as an expression. */
const asExpression = (script: (...args: never[]) => unknown, args: readonly unknown[]): string =>
  `(${script})(${args.map((arg) => JSON.stringify(arg)).join(', ')})`;

/** Runs in every document before its own scripts and collects the page's errors for the test. */
const PROBE = `(() => {
  const complaints = (window.complaints = []);
  document.addEventListener('securitypolicyviolation', (e) => complaints.push('policy: ' + e.violatedDirective + ' ' + e.blockedURI));
  addEventListener('error', (e) => complaints.push('error: ' + (e.message || (e.target && (e.target.src || e.target.href)))), true);
  addEventListener('unhandledrejection', (e) => complaints.push('rejection: ' + e.reason));
  for (const level of ['error', 'warn']) {
    const said = console[level];
    console[level] = (...words) => {
      complaints.push('console.' + level + ': ' + words.join(' '));
      said.apply(console, words);
    };
  }
})();`;

/** The keys of a chord, in the order in which they are held down. */
const keysOf = (chord: string): string[] => (chord.length > 1 ? chord.split('+') : [chord]);

export async function startFirefox(origin: string): Promise<Engine> {
  const browser = await puppeteer.launch({browser: 'firefox', executablePath: '/usr/bin/firefox-esr', headless: true});
  let current: Page | undefined;

  async function newPage(): Promise<Page> {
    const page = await browser.newPage();
    await page.evaluateOnNewDocument(PROBE);
    return page;
  }

  function drive(page: Page): EnginePage {
    const resize = (width: number) => page.setViewport({width, height: HEIGHT});
    // Waiting for the load event would hang: a page restored from the back/forward cache may never fire it again.
    const travel = async (step: 'back' | 'forward') => {
      current = undefined;
      await page.evaluate(`history.${step}()`);
    };
    return {
      async open(path) {
        await page.goto(new URL(path, origin).href);
        await page.bringToFront();
      },
      resize,
      run: (script, ...args) => page.evaluate(asExpression(script, args)) as ReturnType<EnginePage['run']> as never,
      clickAt: (x, y) => page.mouse.click(x, y),
      async press(chord) {
        const keys = keysOf(chord) as KeyInput[];
        for (const key of keys) await page.keyboard.down(key);
        for (const key of keys.reverse()) await page.keyboard.up(key);
      },
      async isNamed(css, role, name) {
        // Searches only below the parent, because the engine computes the names of everything it searches.
        for (const element of await page.$$(css)) {
          const parent = await element.evaluateHandle((node) => node.parentElement!);
          for (const found of await parent.$$(`::-p-aria([name="${name}"][role="${role}"])`))
            if (await found.evaluate((node, wanted) => node === wanted, element)) return true;
        }
        return false;
      },
      back: () => travel('back'),
      forward: () => travel('forward'),
    };
  }

  return {
    async pageOf(width) {
      // The first tab never gets focus, so this is always a second one.
      current ??= await newPage();
      const page = drive(current);
      await page.resize(width);
      return page;
    },
    close: () => browser.close(),
  };
}

const WINDOW = join(__dirname, 'webkit-window.py');
/** WebDriver code points for keys that aren't characters. */
const KEYS: Record<string, string> = {
  ...{Enter: '\uE007', Escape: '\uE00C', Tab: '\uE004', Shift: '\uE008', Control: '\uE009', Backspace: '\uE003'},
  ...{ArrowDown: '\uE015', ArrowUp: '\uE013'},
};

/** Xvfb picks a free display number and reports it. */
async function startScreen(): Promise<{screen: ChildProcess; display: string}> {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const display = await new Promise<string>((resolve, reject) => {
    screen.stdio[3]!.once('data', (data: Buffer) => resolve(`:${String(data).trim()}`));
    screen.once('error', reject);
    screen.once('exit', (code) => reject(new Error(`Xvfb stopped with code ${code}.`)));
  });
  return {screen, display};
}

export async function startWebKit(origin: string): Promise<Engine> {
  const {screen, display} = await startScreen();
  const home = mkdtempSync(join(tmpdir(), 'webkit-'));
  const port = await freePort();
  const env = {...process.env, PROBE, DISPLAY: display, NO_AT_BRIDGE: '1', HOME: home};
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {stdio: 'ignore', env});

  async function call<Value>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<Value> {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && {body: JSON.stringify(body)}),
    });
    const {value} = (await response.json()) as {value: Value & {error?: string; message?: string}};
    if (value?.error) throw new Error(value.message || value.error);
    return value;
  }

  async function newSession(triesLeft = 100): Promise<string> {
    const options = {binary: WINDOW, args: ['--automation']};
    try {
      const {sessionId} = await call<{sessionId: string}>('POST', '/session', {
        capabilities: {alwaysMatch: {'webkitgtk:browserOptions': options}},
      });
      return `/session/${sessionId}`;
    } catch (error) {
      // The driver takes a moment to start listening.
      if (triesLeft === 0 || !(error instanceof TypeError)) throw error;
      await delay(100);
      return newSession(triesLeft - 1);
    }
  }

  const session = await newSession();
  const act = (id: string, type: string, actions: object[]) =>
    call<void>('POST', `${session}/actions`, {actions: [{type, id, actions}]});

  const run: EnginePage['run'] = (script, ...args) =>
    call('POST', `${session}/execute/sync`, {script: `return ${asExpression(script, args)}`, args: []});

  const page: EnginePage = {
    open: (path) => call('POST', `${session}/url`, {url: new URL(path, origin).href}),
    async resize(width) {
      await call('POST', `${session}/window/rect`, {width, height: HEIGHT});
      // The page is notified after its window.
      while ((await run(() => innerWidth)) !== width) await delay(10);
    },
    run,
    clickAt: (x, y) =>
      act('mouse', 'pointer', [
        {type: 'pointerMove', x: Math.round(x), y: Math.round(y)},
        {type: 'pointerDown', button: 0},
        {type: 'pointerUp', button: 0},
      ]),
    press(chord) {
      const keys = keysOf(chord).map((key) => KEYS[key] ?? key);
      const downs = keys.map((value) => ({type: 'keyDown', value}));
      const ups = [...keys].reverse().map((value) => ({type: 'keyUp', value}));
      return act('keyboard', 'key', [...downs, ...ups]);
    },
    async isNamed(css, role, name) {
      const elements = await call<Record<string, string>[]>('POST', `${session}/elements`, {
        using: 'css selector',
        value: css,
      });
      for (const id of elements.flatMap(Object.values)) {
        const about = (what: string) => call<string>('GET', `${session}/element/${id}/computed${what}`);
        if ((await about('role')) === role && (await about('label')) === name) return true;
      }
      return false;
    },
    back: () => call('POST', `${session}/back`, {}),
    forward: () => call('POST', `${session}/forward`, {}),
  };

  return {
    async pageOf(width) {
      await page.resize(width);
      return page;
    },
    async close() {
      await call('DELETE', session).catch(() => undefined);
      driver.kill();
      screen.kill();
      rmSync(home, {recursive: true, force: true, maxRetries: 5});
    },
  };
}
