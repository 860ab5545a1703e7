/** `npm run check`: types, lint, words, the rules for pages, and the unit tests of what changed, for everyday use. */
import '../../lib/report-errors';
import {spawnSync} from 'node:child_process';
import {runTool, tools, type Tool} from '../tools';

/** Rules that compare pages, so they read all of them, whatever changed. */
const CONTENT = ['checks/content', 'config/routes.test.ts', 'src/components/Figure'];

/** Changes since the commit before the last one; in a clone without it, or without Git, everything. */
function unitTests(): Tool {
  const hasEarlier = spawnSync('git', ['rev-parse', '--quiet', '--verify', 'HEAD~1'], {stdio: 'ignore'}).status === 0;
  console.log(
    hasEarlier
      ? 'Unit tests of what changed in the last commit and since.'
      : 'All unit tests: this folder has no earlier commit to compare with.',
  );
  const since = hasEarlier ? ['--changed', 'HEAD~1', '--passWithNoTests'] : [];
  const others = CONTENT.flatMap((path) => ['--exclude', path.endsWith('.ts') ? path : `${path}/**`]);
  return {name: 'unit tests', program: 'vitest', args: ['run', ...since, ...others, ...VITEST]};
}

const VITEST = ['--reporter=dot', '--silent=passed-only'];

/** Checks run in parallel; the output of each is shown at the end, and only if it failed. */
async function runCheck({name, fix, ...tool}: Tool) {
  const started = performance.now();
  let output = '';
  const passed = (await runTool(tool, {onOutput: (text) => (output += text)})) === 0;
  console.log(`${passed ? '✓' : '✗'} ${name} (${((performance.now() - started) / 1000).toFixed(0)} s)`);
  return {name, passed, output: [output.trim(), fix].filter(Boolean).join('\n')};
}

async function main() {
  const pages = {name: 'pages', program: 'vitest', args: ['run', ...CONTENT, ...VITEST]};
  const checks = [...Object.values(tools).flatMap((list) => list()), unitTests(), pages];
  const failed = (await Promise.all(checks.map(runCheck))).filter(({passed}) => !passed);
  for (const {name, output} of failed) console.log(`\n── ${name}\n${output}`);
  console.log(failed.length > 0 ? `\nFailed: ${failed.map(({name}) => name).join(', ')}` : '\nAll checks passed.');
  process.exitCode = failed.length > 0 ? 1 : 0;
}

void main();
