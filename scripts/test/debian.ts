import {spawnSync} from 'node:child_process';

/** Installs Debian packages if possible: as root, on a system with apt-get. */
export function installFromDebian(packages: readonly string[]): boolean {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return false;
  console.log(`Installing Debian’s ${packages.join(', ')} for the browser tests…`);
  const options = {
    stdio: ['ignore', 'ignore', 'inherit'] as const,
    env: {...process.env, DEBIAN_FRONTEND: 'noninteractive'},
  };
  spawnSync('apt-get', ['update', '-qq'], {...options, stdio: [...options.stdio]});
  const install = ['install', '-y', '-qq', '--no-install-recommends', ...packages];
  return spawnSync('apt-get', install, {...options, stdio: [...options.stdio]}).status === 0;
}
