/**
 * Compares this site's search engine with others, in one run:
 *
 *   npx tsx bench/search/run.ts [--quick] [--build <folder>]
 *
 * Relevance on two public judged collections, and on the built site with its labelled queries if `--build` (default
 * `build`) holds an index; then bytes, load time and time per keystroke, in Node at 1, 10 and 50 times the size and in
 * Chromium with and without a slowed CPU. `--quick` takes sixty queries of each collection and the single size only.
 */
import {parseArgs} from 'node:util';
import {COLLECTION_NAMES, readCollection} from './collection.ts';
import type {BenchEngine} from './engines/engine.ts';
import {flexSearchEngine} from './engines/flexsearch.ts';
import {lunrEngine} from './engines/lunr.ts';
import {miniSearchEngines} from './engines/minisearch.ts';
import {oramaEngine} from './engines/orama.ts';
import {ownEngine} from './engines/own.ts';
import {pagefindEngine} from './engines/pagefind.ts';
import {installPeers, type PeerName} from './peers.ts';
import {reportBrowserTimes} from './report/browser.ts';
import {reportRelevance} from './report/relevance.ts';
import {reportSizes} from './report/sizes.ts';
import {readSite} from './site.ts';

const {values: options} = parseArgs({
  options: {quick: {type: 'boolean', default: false}, build: {type: 'string', default: 'build'}},
});

function otherEngines(): BenchEngine[] {
  const {peers, missing} = installPeers();
  for (const name of missing) console.log(`${name} could not be installed and is left out.`);
  const unlessMissing = (name: PeerName, engines: BenchEngine[]): BenchEngine[] =>
    missing.includes(name) ? [] : engines;
  return [
    ...unlessMissing('minisearch', miniSearchEngines(peers)),
    ...unlessMissing('lunr', [lunrEngine(peers)]),
    ...unlessMissing('@orama/orama', [oramaEngine(peers)]),
    ...unlessMissing('flexsearch', [flexSearchEngine(peers)]),
    ...unlessMissing('pagefind', [pagefindEngine(peers)]),
  ];
}

async function main(): Promise<void> {
  const others = otherEngines();
  const mostQueries = options.quick ? 60 : Infinity;
  const links = readCollection('docusaurus-links');
  for (const name of COLLECTION_NAMES) await reportRelevance(readCollection(name), [ownEngine, ...others], mostQueries);
  const site = await readSite(options.build);
  if (!site) console.log(`\n${options.build} holds no search index: this site is left out.`);
  for (const collection of site?.collections ?? []) {
    await reportRelevance(collection, [site!.engine, ...others], mostQueries);
  }
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
