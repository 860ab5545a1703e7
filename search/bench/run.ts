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
import {COLLECTION_NAMES, readCollection, siteCollection, type Collection} from './collection';
import {ENGINES, ownEngine, type Engine} from './engines';

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
    const search = engine.build(collection);
    for (const set of collection.sets) {
      const found: Relevance[] = [];
      for (const mode of MODES) found.push(await measure(set, mode, search));
      const across = (key: keyof Relevance): string => found.map((one) => one[key].toFixed(3)).join(' / ');
      const name = `${set.name} by ${set.by}: ${engine.name}`;
      rows.push([name, String(set.questions.length), across('ndcg10'), across('mrr'), across('first'), across('top3')]);
    }
  }
  const {name, docs} = collection;
  console.log(`\n## ${name}: ${docs.length} sections (${MODES.join(' / ')})\n`);
  console.log(table(['questions', 'asked', 'nDCG@10', 'MRR@10', 'right first', 'right in top 3'], rows));
}

async function main(): Promise<void> {
  const engines = options.own || options.rounds ? [ownEngine] : ENGINES;
  if (!options.rounds) for (const name of COLLECTION_NAMES) await reportRelevance(readCollection(name), engines);
  if (existsSync(join(options.build, 'index.html')))
    await reportRelevance(await siteCollection(options.build, options.rounds), engines);
  else console.log(`${options.build} holds no built site: this site is left out.`);
}

void main();
