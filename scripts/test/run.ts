/**
 * `npm test`: runs every stage, prints progress, and ends with `N passed, N failed`.
 * `npm test -- unit browser` runs only the named stages. A stage is one or more npm scripts, which can be run alone too.
 */
import {once} from 'node:events';
import {existsSync, mkdirSync, readFileSync, rmSync} from 'node:fs';
import {UserError} from '../../lib/user-error';
import {start} from '../child';

/** Stages of a group run at once, because each alone would leave a core idle. `build` comes before what needs it. */
const GROUPS: readonly Readonly<Record<string, readonly string[]>>[] = [
  {
    types: ['types'],
    lint: ['lint', 'lint:format', 'lint:unused', 'lint:css'],
    words: ['lint:spelling', 'lint:markdown'],
    content: ['test:content'],
  },
  {unit: ['test:unit'], build: ['build']},
  {checks: ['test:checks'], fixtures: ['test:fixtures']},
  {browser: ['test:browser']},
];
/** The report of a test runner, written by the script `test:unit` to `.cache/unit.xml`. */
const reportOf = (script: string) => `.cache/${script.replace('test:', '')}.xml`;

const wanted = process.argv.slice(2);
const all = GROUPS.flatMap((group) => Object.keys(group));
const unknown = wanted.filter((name) => !all.includes(name));
if (unknown.length > 0) throw new UserError(`Unknown stage ${unknown.join(', ')}. There are: ${all.join(', ')}.`);

const total = {passed: 0, failed: 0};

/** Adds the counts of a test runner's report; a script without one counts as one test, as does a runner that broke. */
function count(script: string, hasPassed: boolean): string {
  const report = existsSync(reportOf(script)) ? readFileSync(reportOf(script), 'utf8') : '';
  const number = (name: string) => Number(new RegExp(`<testsuites [^>]*\\b${name}="(\\d+)"`).exec(report)?.[1] ?? 0);
  const bad = number('failures') + number('errors') + number('skipped');
  const failed = hasPassed ? bad : Math.max(bad, 1);
  const passed = report ? number('tests') - bad : Number(hasPassed);
  total.passed += passed;
  total.failed += failed;
  return `${failed === 0 ? '✓' : '✗'} ${script}: ${passed} passed, ${failed} failed`;
}

/** The runners and the build show what they do; the tools, which run at once, say something only if they fail. */
async function run(script: string): Promise<boolean> {
  const started = performance.now();
  rmSync(reportOf(script), {force: true});
  const child = start('npm', ['run', '--silent', script], {
    stdio: ['ignore', ...Array<'inherit' | 'pipe'>(2).fill(/^(test|build)/.test(script) ? 'inherit' : 'pipe')],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => (said += part.toString()));
  const hasPassed = await once(child, 'close').then(
    ([code]) => code === 0,
    () => false,
  );
  console.log(`${count(script, hasPassed)} (${((performance.now() - started) / 1000).toFixed(0)} s)`);
  if (!hasPassed) console.log(said);
  return hasPassed;
}

async function main(): Promise<void> {
  mkdirSync('.cache', {recursive: true});
  for (const group of GROUPS) {
    const scripts = Object.keys(group).flatMap((name) =>
      wanted.length === 0 || wanted.includes(name) ? group[name]! : [],
    );
    if (scripts.length > 0) console.log(`\n── ${scripts.join(', ')}`);
    const results = await Promise.all(scripts.map(run));
    if (results[scripts.indexOf('build')] === false) break;
  }
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
}

void main();
