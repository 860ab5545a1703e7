/**
 * Runs every stage, prints progress, and ends with `N passed, N failed`.
 * `npm test -- unit browser` runs only the named stages; `npm run check` those that writers need every day.
 */
import {everythingByAge, freshnessLine} from '../freshness/ages';
import {stageGroups, type Counts, type Stage} from './stages';

const stages = stageGroups.flat();

function chosenGroups(): Stage[][] {
  const wanted = process.argv.slice(2);
  const unknown = wanted.filter((name) => !stages.some((stage) => stage.name === name));
  if (unknown.length > 0) {
    throw new Error(`Unknown stage ${unknown.join(', ')}. There are: ${stages.map((stage) => stage.name).join(', ')}.`);
  }
  const isChosen = ({name, onDemand}: Stage) => (wanted.length === 0 ? !onDemand : wanted.includes(name));
  return stageGroups.map((group) => group.filter(isChosen)).filter((group) => group.length > 0);
}

async function runStage({name, run}: Stage): Promise<Counts> {
  const started = performance.now();
  const counts = await run();
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  console.log(`── ${name}: ${counts.passed} passed, ${counts.failed} failed in ${seconds} s`);
  return counts;
}

async function main() {
  const started = performance.now();
  const groups = chosenGroups();
  const total: Counts = {passed: 0, failed: 0};
  for (const [index, group] of groups.entries()) {
    console.log(`\n── ${index + 1}/${groups.length}: ${group.map(({name}) => name).join(', ')}`);
    const results = await Promise.all(group.map(runStage));
    for (const {passed, failed} of results) {
      total.passed += passed;
      total.failed += failed;
    }
    const needed = group.find((stage, i) => stage.required && results[i]!.failed > 0);
    if (needed) {
      console.log(`Stopping: the stages after "${needed.name}" need it.`);
      break;
    }
  }
  // Stale pages are not caused by a change, so they never fail a run.
  console.log(`\n${freshnessLine(everythingByAge())}`);
  console.log(`\nIn all ${((performance.now() - started) / 1000).toFixed(0)} s`);
  console.log(`${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  console.log('\n0 passed, 1 failed');
  process.exit(1);
});
