import type {Collection} from './collection.ts';
import type {BenchBuild, BenchIndex} from './engines/engine.ts';

export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** Milliseconds from the fetched text of an index to the first answer; the median of several. */
export async function loadTime(build: BenchBuild, runs = 5): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < runs; run++) {
    const started = performance.now();
    await (await build.open()).search('a');
    times.push(performance.now() - started);
  }
  return percentile(times, 0.5);
}

/** Milliseconds per keystroke while queries are typed letter by letter. */
export async function keystrokeTimes(collection: Collection, index: BenchIndex, queries = 40): Promise<number[]> {
  const times: number[] = [];
  const step = Math.max(1, Math.floor(collection.queries.length / queries));
  for (let i = 0; i < collection.queries.length; i += step) {
    const text = collection.queries[i]!.text.slice(0, 64);
    for (let typed = 1; typed <= text.length; typed++) {
      const started = performance.now();
      await index.search(text.slice(0, typed));
      times.push(performance.now() - started);
    }
  }
  return times;
}
