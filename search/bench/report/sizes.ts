import {brotliCompressSync, constants, gzipSync} from 'node:zlib';
import type {Collection} from '../collection';
import {nameOf, type BenchEngine} from '../engines/engine';
import {enlarge} from '../scale';
import {table} from '../../../bench/table';
import {keystrokeTimes, loadTime, percentile} from '../timing';

/** An index larger than this isn't tried at the next size: it would take hundreds of megabytes. */
const MOST_BYTES_TO_GROW = 20_000_000;
/** From this size on, there are fewer runs and lighter compression, which would otherwise take minutes. */
const LARGE = 50;

/** Index size, time to open it, and time per keystroke in Node, at several multiples of a collection. */
export async function reportSizes(
  collection: Collection,
  engines: readonly BenchEngine[],
  allTimes: readonly number[],
): Promise<void> {
  const tooLarge = new Set<BenchEngine>();
  for (const times of allTimes) {
    const docs = enlarge(collection.docs, times);
    const pages = new Set(docs.map(({page}) => page)).size;
    const rows: string[][] = [];
    for (const engine of engines.filter((one) => !tooLarge.has(one))) {
      const build = await engine.build(docs);
      if ((build.serialized?.length ?? 0) > MOST_BYTES_TO_GROW) tooLarge.add(engine);
      const load = await loadTime(build, times < LARGE ? 5 : 3);
      const keys = await keystrokeTimes(collection, await build.open(), times < LARGE ? 40 : 10);
      await build.close?.();
      rows.push([
        nameOf(engine),
        ...sizes(build.serialized, times),
        load.toFixed(1),
        percentile(keys, 0.5).toFixed(2),
        percentile(keys, 0.95).toFixed(2),
      ]);
    }
    console.log(`\n## ${times}× ${collection.name}: ${pages} pages, ${docs.length} sections, in Node\n`);
    console.log(table(['engine', 'raw kB', 'gzip kB', 'brotli kB', 'load ms', 'key p50 ms', 'key p95 ms'], rows));
  }
}

function sizes(serialized: string | undefined, times: number): string[] {
  if (serialized === undefined) return ['by need', 'by need', 'by need'];
  const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);
  const params = {[constants.BROTLI_PARAM_QUALITY]: times < LARGE ? 11 : 9};
  return [
    kilobytes(Buffer.byteLength(serialized)),
    kilobytes(gzipSync(serialized, {level: 9}).length),
    kilobytes(brotliCompressSync(serialized, {params}).length),
  ];
}
