import {LONGEST_QUERY} from '../longest-query';
import type {Collection} from './collection';
import type {BenchBuild, BenchIndex} from './engines/engine';

export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** Milliseconds from the fetched text of an index to the first result; the median of several runs. */
export async function loadTime(build: BenchBuild, runs = 5): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < runs; run++) {
    const started = performance.now();
    await (await build.open()).search('a');
    times.push(performance.now() - started);
  }
  return percentile(times, 0.5);
}

/** A sample of a collection's queries, spread evenly, truncated to the length that the search input accepts. */
export function queriesToType(collection: Collection, count: number): string[] {
  const step = Math.max(1, Math.floor(collection.queries.length / count));
  return collection.queries.filter((_, i) => i % step === 0).map(({text}) => text.slice(0, LONGEST_QUERY));
}

/** Milliseconds per keystroke while queries are typed letter by letter. */
export async function keystrokeTimes(collection: Collection, index: BenchIndex, queries: number): Promise<number[]> {
  const times: number[] = [];
  for (const text of queriesToType(collection, queries)) {
    for (let typed = 1; typed <= text.length; typed++) {
      const started = performance.now();
      await index.search(text.slice(0, typed));
      times.push(performance.now() - started);
    }
  }
  return times;
}
