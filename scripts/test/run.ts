/**
 * Runs every stage in order, prints progress, and ends with `N passed, N failed`.
 * `npm test -- unit browser` runs only the named stages.
 */
import {stages, type Counts} from './stages';

async function main() {
  const wanted = process.argv.slice(2);
  const unknown = wanted.filter((name) => !stages.some((stage) => stage.name === name));
  if (unknown.length > 0) {
    throw new Error(`Unknown stage ${unknown.join(', ')}. There are: ${stages.map((stage) => stage.name).join(', ')}.`);
  }
  const chosen = stages.filter((stage) => wanted.length === 0 || wanted.includes(stage.name));
  const total: Counts = {passed: 0, failed: 0};
  for (const [index, stage] of chosen.entries()) {
    console.log(`\n── ${index + 1}/${chosen.length} ${stage.name}: ${stage.does}`);
    const started = performance.now();
    const counts = await stage.run();
    total.passed += counts.passed;
    total.failed += counts.failed;
    const seconds = ((performance.now() - started) / 1000).toFixed(0);
    console.log(`── ${stage.name}: ${counts.passed} passed, ${counts.failed} failed in ${seconds} s`);
    if (stage.required && counts.failed > 0) {
      console.log(`Stopping: the stages after "${stage.name}" need it.`);
      break;
    }
  }
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  console.log('\n0 passed, 1 failed');
  process.exit(1);
});
