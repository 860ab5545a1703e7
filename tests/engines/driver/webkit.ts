/** WebKitGTK through its own WebDriver, in a bare window on a virtual display. */
import {spawn, type ChildProcess} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import {createServer} from 'node:net';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {setTimeout as delay} from 'node:timers/promises';
import {asExpression, HEIGHT, PROBE, type Engine, type EnginePage} from './page';

const WINDOW = join(__dirname, 'webkit-window.py');
/** WebDriver code points for keys that aren't characters. */
const KEYS: Record<string, string> = {
  ...{Enter: '\uE007', Escape: '\uE00C', Tab: '\uE004', Shift: '\uE008', Control: '\uE009', Backspace: '\uE003'},
  ...{ArrowDown: '\uE015', ArrowUp: '\uE013'},
};

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('No port')),
      );
    });
  });

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
    async press(...chords) {
      for (const chord of chords) {
        const keys = (chord.length > 1 ? chord.split('+') : [chord]).map((key) => KEYS[key] ?? key);
        const downs = keys.map((value) => ({type: 'keyDown', value}));
        const ups = [...keys].reverse().map((value) => ({type: 'keyUp', value}));
        await act('keyboard', 'key', [...downs, ...ups]);
      }
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
