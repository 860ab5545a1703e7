/**
 * `npm run bench:search [-- --own] [-- --rounds] [-- --build <folder>]`: compares this site's search engine with MiniSearch. Measures
 * relevance on three public judged collections and on the built site with its labeled questions. `--own` shows only this
 * engine, to see the effect of a change; `--rounds` shows how it answers people who had not seen a page.
 */
import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {parseArgs} from 'node:util';
import {table} from '../../bench/table';
import {measure, MODES, type Relevance} from '../checks/relevance/measures';
import {COLLECTION_NAMES, readCollection, siteCollections, type Collection} from './collection';
import {ENGINES, ownEngine, type Engine} from './engines';
import {reportRounds} from './rounds';

const {values: options} = parseArgs({
  options: {
    own: {type: 'boolean', default: false},
    rounds: {type: 'boolean', default: false},
    build: {type: 'string', default: 'build'},
  },
});

async function reportRelevance(collection: Collection, engines: readonly Engine[]): Promise<void> {
  const rows: string[][] = [];
  for (const engine of engines) {
    const index = engine.build(collection);
    const found: Relevance[] = [];
    for (const mode of MODES) found.push(await measure(collection, mode, index.search));
    const across = (key: keyof Relevance): string => found.map((one) => one[key].toFixed(3)).join(' / ');
    rows.push([engine.name, across('ndcg10'), across('mrr'), across('first'), across('top3')]);
  }
  const {name, docs, questions} = collection;
  console.log(`\n## ${name}: ${docs.length} sections, ${questions.length} queries (${MODES.join(' / ')})\n`);
  console.log(table(['engine', 'nDCG@10', 'MRR@10', 'right first', 'right in top 3'], rows));
}

async function main(): Promise<void> {
  const engines = options.own ? [ownEngine] : ENGINES;
  const ofSite = existsSync(join(options.build, 'index.html')) ? await siteCollections(options.build) : [];
  if (ofSite.length === 0) console.log(`${options.build} holds no built site: this site is left out.`);
  if (options.rounds) return reportRounds(ownEngine.build(ofSite[0]!));
  for (const name of COLLECTION_NAMES) await reportRelevance(readCollection(name), engines);
  for (const collection of ofSite) await reportRelevance(collection, engines);
}

void main();
