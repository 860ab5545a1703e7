/** Finds the browsers for the tests, installs Debian's packages if possible, or says what to install. */
import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {chromium} from '@playwright/test';

/** The headless shell comes first, because it opens a page four times as fast as the full browser. */
const CHROMIUM = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

export const findBrowser = (): string | undefined =>
  [process.env.CHROME_PATH, ...CHROMIUM, chromium.executablePath()].find((path) => path && existsSync(path));

/** The other engines, with Debian's packages. WebKit's window is opened by a script that needs Python's bindings. */
const ENGINES = [
  {name: 'firefox', test: 'test -x /usr/bin/firefox-esr', packages: ['firefox-esr']},
  {
    name: 'webkit',
    test: `test -x /usr/bin/WebKitWebDriver -a -x /usr/bin/Xvfb && /usr/bin/python3 -c "import gi; gi.require_version('WebKit2', '4.1')"`,
    packages: ['webkit2gtk-driver', 'xvfb', 'python3-gi', 'gir1.2-webkit2-4.1'],
  },
];
const isInstalled = ({test}: {test: string}) => spawnSync(test, {shell: true, stdio: 'ignore'}).status === 0;

export const installedEngines = (): string[] => ENGINES.filter(isInstalled).map(({name}) => name);

function installFromDebian(packages: readonly string[]): void {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return;
  console.log(`Installing Debian’s ${packages.join(', ')} for the browser tests…`);
  const apt = (...args: string[]) =>
    spawnSync('apt-get', ['-qq', ...args], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {...process.env, DEBIAN_FRONTEND: 'noninteractive'},
    });
  apt('update');
  apt('install', '-y', '--no-install-recommends', ...packages);
}

/** Sets `CHROME_PATH` for the test runner, and says which other engines are left out. */
export function prepareBrowsers(): void {
  const missing = ENGINES.filter((engine) => !isInstalled(engine)).flatMap(({packages}) => packages);
  const wanted = [...(findBrowser() ? [] : ['chromium-headless-shell']), ...missing];
  if (wanted.length > 0) installFromDebian(wanted);
  for (const {name, packages} of ENGINES.filter((engine) => !isInstalled(engine)))
    console.log(`Not tested in ${name}: on Debian, install ${packages.join(' ')} (as root, npm test does it).`);
  process.env.CHROME_PATH = findBrowser();
  if (!findBrowser())
    throw new Error('The browser tests need Chrome or Chromium: install one, or set CHROME_PATH to its program file.');
}
