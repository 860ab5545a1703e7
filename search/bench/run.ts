/**
 * Compares this site's search engine with others, in one run:
 *
 *   npx tsx search/bench/run.ts [--own] [--beside <engine>] [--quick] [--build <folder>]
 *
 * Measures relevance on three public judged collections, and on the built site with its labeled questions if
 * `--build` (default `build`) contains one; then bytes, load time, and time per keystroke, in Node at 1, 10, and 50
 * times the size and in Chromium with and without CPU throttling. `--quick` takes sixty queries of each collection at
 * the original size. `--own` shows only this engine's relevance, to see the effect of a ranking change.
 * `--beside minisearch` compares with that engine only; it can be repeated.
 */
import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {parseArgs} from 'node:util';
import {COLLECTION_NAMES, readCollection} from './collection';
import type {BenchEngine} from './engines/engine';
import {flexSearchEngine} from './engines/flexsearch';
import {lunrEngine} from './engines/lunr';
import {miniSearchEngines} from './engines/minisearch';
import {oramaEngine} from './engines/orama';
import {ownEngine} from './engines/own';
import {pagefindEngine} from './engines/pagefind';
import {installPeers, type PeerName} from './peers';
import {reportBrowserTimes} from './report/browser';
import {reportRelevance} from './report/relevance';
import {reportSizes} from './report/sizes';
import {readSite} from './site';

const {values: options} = parseArgs({
  options: {
    own: {type: 'boolean', default: false},
    beside: {type: 'string', multiple: true},
    quick: {type: 'boolean', default: false},
    build: {type: 'string', default: 'build'},
  },
});

async function otherEngines(): Promise<BenchEngine[]> {
  const {peers, missing} = await installPeers();
  for (const name of missing) console.log(`${name} could not be installed and is left out.`);
  const unlessMissing = (name: PeerName, engines: BenchEngine[]): BenchEngine[] =>
    missing.includes(name) || options.beside?.includes(name) === false ? [] : engines;
  return [
    ...unlessMissing('minisearch', miniSearchEngines(peers)),
    ...unlessMissing('lunr', [lunrEngine(peers)]),
    ...unlessMissing('@orama/orama', [oramaEngine(peers)]),
    ...unlessMissing('flexsearch', [flexSearchEngine(peers)]),
    ...unlessMissing('pagefind', [pagefindEngine(peers)]),
  ];
}

async function main(): Promise<void> {
  const others = options.own ? [] : await otherEngines();
  const mostQueries = options.quick ? 60 : Infinity;
  const links = readCollection('docusaurus-links');
  for (const name of COLLECTION_NAMES) await reportRelevance(readCollection(name), [ownEngine, ...others], mostQueries);
  const site = existsSync(join(options.build, 'index.html')) ? await readSite(options.build) : undefined;
  if (!site) console.log(`\n${options.build} holds no built site: this site is left out.`);
  for (const collection of site?.collections ?? []) {
    await reportRelevance(collection, [site!.engine, ...others], mostQueries);
  }
  if (options.own) return;
  if (site) await reportSizes(site.collections[0]!, [site.engine, ...others], [1]);
  await reportSizes(links, [ownEngine, ...others], options.quick ? [1] : [1, 10, 50]);
  const inBrowser = [{collection: links, engine: ownEngine}];
  if (site) inBrowser.unshift({collection: site.collections[0]!, engine: site.engine});
  await reportBrowserTimes(inBrowser);
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
