/**
 * Compares this site's search engine with others, in one run:
 *
 *   npx tsx bench/search/run.ts [--quick] [--build <folder>]
 *
 * Relevance on two public judged collections, and on the built site with its own labelled queries if `--build` (default
 * `build`) holds an index; then bytes, load time and time per keystroke at 1, 10 and 50 times the size. `--quick` takes
 * every fifth query and the single size only.
 */
import {parseArgs} from 'node:util';
import {brotliCompressSync, constants, gzipSync} from 'node:zlib';
import {COLLECTION_NAMES, readCollection, type Collection} from './collection.ts';
import type {BenchEngine} from './engines/engine.ts';
import {flexSearchEngine} from './engines/flexsearch.ts';
import {lunrEngine} from './engines/lunr.ts';
import {miniSearchEngines} from './engines/minisearch.ts';
import {oramaEngine} from './engines/orama.ts';
import {ownEngine} from './engines/own.ts';
import {pagefindEngine} from './engines/pagefind.ts';
import type {Relevance} from './measures.ts';
import {MODES} from './modes.ts';
import {installPeers, type PeerName} from './peers.ts';
import {measureRelevance} from './relevance.ts';
import {enlarge} from './scale.ts';
import {readSite} from './site.ts';
import {table} from './table.ts';
import {keystrokeTimes, loadTime, percentile} from './timing.ts';

const {values: options} = parseArgs({
  options: {quick: {type: 'boolean', default: false}, build: {type: 'string', default: 'build'}},
});

async function main(): Promise<void> {
  const {peers, missing} = installPeers();
  for (const name of missing) console.log(`${name} could not be installed and is left out.`);
  const unlessMissing = (name: PeerName, engines: BenchEngine[]): BenchEngine[] =>
    missing.includes(name) ? [] : engines;
  const others = [
    ...unlessMissing('minisearch', miniSearchEngines(peers)),
    ...unlessMissing('lunr', [lunrEngine(peers)]),
    ...unlessMissing('@orama/orama', [oramaEngine(peers)]),
    ...unlessMissing('flexsearch', [flexSearchEngine(peers)]),
    ...unlessMissing('pagefind', [pagefindEngine(peers)]),
  ];
  for (const name of COLLECTION_NAMES) await compareRelevance(readCollection(name), [ownEngine, ...others]);
  const site = readSite(options.build);
  if (site) await compareRelevance(site.collection, [site.engine, ...others]);
  else console.log(`\n${options.build} holds no search index: the site's own queries are left out.`);
  await compareSizes(readCollection('docusaurus-links'), [ownEngine, ...others]);
}

async function compareRelevance(collection: Collection, engines: readonly BenchEngine[]): Promise<void> {
  const rows: string[][] = [];
  for (const engine of engines) {
    const build = await engine.build(collection.docs);
    const index = await build.open();
    const perMode: Relevance[] = [];
    for (const mode of MODES) perMode.push(await measureRelevance(collection, index, mode, options.quick ? 5 : 1));
    await build.close?.();
    const across = (key: keyof Relevance): string => perMode.map((one) => one[key].toFixed(3)).join(' / ');
    rows.push([nameOf(engine), across('ndcg10'), across('mrr'), across('recall20'), across('top3')]);
  }
  console.log(
    `\n## ${collection.name}: ${collection.docs.length} sections, ${collection.queries.length} queries (${MODES.join(' / ')})\n`,
  );
  console.log(table(['engine', 'nDCG@10', 'MRR', 'recall@20', 'right in top 3'], rows));
}

/** An index that takes more than this at one size is not tried at a larger one: it would be hundreds of megabytes. */
const MOST_BYTES_TO_GROW = 20_000_000;

async function compareSizes(collection: Collection, engines: readonly BenchEngine[]): Promise<void> {
  const tooLarge = new Set<BenchEngine>();
  for (const times of options.quick ? [1] : [1, 10, 50]) {
    const docs = enlarge(collection.docs, times);
    const pages = new Set(docs.map(({page}) => page)).size;
    const rows: string[][] = [];
    for (const engine of engines.filter((one) => !tooLarge.has(one))) {
      const build = await engine.build(docs);
      if ((build.serialized?.length ?? 0) > MOST_BYTES_TO_GROW) tooLarge.add(engine);
      const load = await loadTime(build, times < 50 ? 5 : 3);
      const keys = await keystrokeTimes(collection, await build.open(), times < 50 ? 40 : 10);
      await build.close?.();
      rows.push([
        nameOf(engine),
        ...sizes(build.serialized, times),
        load.toFixed(1),
        percentile(keys, 0.5).toFixed(2),
        percentile(keys, 0.95).toFixed(2),
      ]);
    }
    console.log(`\n## ${times}× docusaurus-links: ${pages} pages, ${docs.length} sections\n`);
    console.log(table(['engine', 'raw kB', 'gzip kB', 'brotli kB', 'load ms', 'key p50 ms', 'key p95 ms'], rows));
  }
}

function sizes(serialized: string | undefined, times: number): string[] {
  if (serialized === undefined) return ['by need', 'by need', 'by need'];
  const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);
  // The best quality takes minutes on the largest indexes and changes their size by little.
  const params = {[constants.BROTLI_PARAM_QUALITY]: times < 50 ? 11 : 9};
  return [
    kilobytes(Buffer.byteLength(serialized)),
    kilobytes(gzipSync(serialized, {level: 9}).length),
    kilobytes(brotliCompressSync(serialized, {params}).length),
  ];
}

function nameOf({name, version}: BenchEngine): string {
  return version ? `${name} (${version})` : name;
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
