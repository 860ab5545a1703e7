import {spawnSync} from 'node:child_process';

/** Installs Debian packages where that is possible: as root, on a system that has them. */
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
