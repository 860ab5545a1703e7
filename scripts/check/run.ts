/** Checks the changes since the last commit, or else the last commit itself; without git, checks everything. */
import '../../lib/report-errors';
import {execFileSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {checksFor, type Check} from './checks';

function git(...args: string[]): string[] {
  return execFileSync('git', args, {encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore']})
    .split('\n')
    .filter(Boolean);
}

function changedFiles(): string[] | undefined {
  try {
    const open = [...git('diff', '--name-only', 'HEAD'), ...git('ls-files', '--others', '--exclude-standard')];
    const files = open.length > 0 ? open : git('diff', '--name-only', 'HEAD~1', 'HEAD');
    return files.filter((file) => existsSync(file));
  } catch {
    return undefined;
  }
}

/** Checks run in parallel; the output of each is shown at the end, and only if it failed. */
async function runCheck({name, run, fix}: Check) {
  const started = performance.now();
  let said = '';
  const passed = (await run({onOutput: (text) => (said += text)})) === 0;
  console.log(`${passed ? '✓' : '✗'} ${name} (${((performance.now() - started) / 1000).toFixed(0)} s)`);
  return {name, passed, said: [said.trim(), fix].filter(Boolean).join('\n')};
}

async function main() {
  const files = changedFiles();
  console.log(files ? `Changed files: ${files.length}` : 'no git repository: checking everything');
  const failed = (await Promise.all(checksFor(files).map(runCheck))).filter(({passed}) => !passed);
  for (const {name, said} of failed) console.log(`\n── ${name}\n${said}`);
  console.log(failed.length > 0 ? `\nFailed: ${failed.map(({name}) => name).join(', ')}` : '\nAll checks passed.');
  process.exitCode = failed.length > 0 ? 1 : 0;
}

void main();
