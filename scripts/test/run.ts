/** `npm test`: runs every stage and ends with `N passed, N failed`; `npm test -- unit browser` runs only these two. */
import {once} from 'node:events';
import {existsSync, readFileSync, rmSync} from 'node:fs';
import {UserError} from '../../lib/user-error';
import {start} from '../child';

// The stages of a group run at once, because each alone would leave a core idle. The next group starts when the last
// stage of this one has ended, even if others still run. `build` must be last in its group, because the next group looks
// at the built site, and a failed build ends the run.
const GROUPS: readonly Readonly<Record<string, string>>[] = [
  {
    types: 'types',
    lint: 'lint lint:format lint:unused lint:css',
    words: 'lint:spelling lint:markdown',
    content: 'test:content',
  },
  {unit: 'test:unit', build: 'build'},
  {checks: 'test:checks', browser: 'test:browser'},
];
const total = {passed: 0, failed: 0};

/** A test runner writes a report; any other script, and a runner that broke, counts as one test. */
function count(reportFile: string, hasPassed: boolean): string {
  const report = existsSync(reportFile) ? readFileSync(reportFile, 'utf8') : '';
  const number = (name: string) => Number(new RegExp(`<testsuites [^>]*\\b${name}="(\\d+)"`).exec(report)?.[1] ?? 0);
  const bad = number('failures') + number('errors') + number('skipped');
  const [passed, failed] = [report ? number('tests') - bad : Number(hasPassed), Math.max(bad, Number(!hasPassed))];
  total.passed += passed;
  total.failed += failed;
  return `${passed} passed, ${failed} failed`;
}

async function run(script: string): Promise<boolean> {
  const report = `.cache/${script.replace('test:', '')}.xml`;
  const started = performance.now();
  rmSync(report, {force: true});
  const child = start('npm', ['run', '--silent', script], {stdio: ['ignore', 'inherit', 'inherit']});
  const [code] = (await once(child, 'close').catch(() => [])) as [number?];
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  console.log(`${code === 0 ? '✓' : '✗'} ${script}: ${count(report, code === 0)} (${seconds} s)`);
  return code === 0;
}

async function main(wanted: readonly string[]): Promise<void> {
  const stages = GROUPS.flatMap((group) => Object.keys(group));
  const unknown = wanted.filter((name) => !stages.includes(name));
  if (unknown.length > 0) throw new UserError(`Unknown stage ${unknown.join(', ')}. There are: ${stages.join(', ')}.`);
  const all: Promise<boolean>[] = [];
  for (const group of GROUPS) {
    const names = Object.keys(group).filter((name) => wanted.length === 0 || wanted.includes(name));
    const scripts = names.flatMap((name) => group[name]!.split(' '));
    const running = scripts.map(run);
    all.push(...running);
    if ((await running.at(-1)) === false && scripts.at(-1) === 'build') break;
  }
  await Promise.all(all);
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
}

void main(process.argv.slice(2));
