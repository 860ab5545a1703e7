/** Finds Firefox and WebKitGTK for the cross-browser tests, or installs the Debian packages if possible. */
import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {installFromDebian} from './debian';

type Engine = {name: string; programs: readonly string[]; packages: readonly string[]};

const ENGINES: readonly Engine[] = [
  {name: 'firefox', programs: ['/usr/bin/firefox-esr'], packages: ['firefox-esr']},
  {
    name: 'webkit',
    programs: ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb', '/usr/bin/python3'],
    packages: ['webkit2gtk-driver', 'xvfb', 'python3-gi', 'gir1.2-webkit2-4.1'],
  },
];

/** The WebKit tests open their window with a script that needs the system's Python bindings. */
const hasBindings = () =>
  spawnSync('/usr/bin/python3', ['-c', "import gi; gi.require_version('WebKit2', '4.1')"]).status === 0;

const isInstalled = ({name, programs}: Engine) =>
  programs.every((program) => existsSync(program)) && (name !== 'webkit' || hasBindings());

export const installedEngines = (): string[] => ENGINES.filter(isInstalled).map(({name}) => name);

/** Installs what is missing, and says which engines remain untested. */
export function prepareEngines(): void {
  const missing = ENGINES.filter((engine) => !isInstalled(engine));
  if (missing.length > 0) installFromDebian(missing.flatMap(({packages}) => packages));
  const left = ENGINES.filter((engine) => !isInstalled(engine));
  if (left.length > 0) {
    const names = left.map(({name}) => name).join(' and ');
    const packages = left.flatMap((engine) => engine.packages).join(' ');
    console.log(`Not tested in ${names}: on Debian, install ${packages} (as root, npm test does it).`);
  }
}
