/**
 * `npm run bench:search [-- --rounds] [-- --build <folder>]`: how well the search finds, on three public judged collections
 * and on the built site with its labeled questions. `--rounds` shows only how it answers people who had not seen a page.
 */
import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {table} from '../../bench/table';
import {readOptions} from '../../lib/options';
import {measure, MODES, type Relevance} from '../checks/relevance/measures';
import {COLLECTION_NAMES, openCollection, readCollection, siteCollection, type Collection} from './collection';

const {values: options} = readOptions({
  options: {rounds: {type: 'boolean', default: false}, build: {type: 'string', default: 'build'}},
});

async function reportRelevance(collection: Collection): Promise<void> {
  const {name, ids, sets} = collection;
  const search = openCollection(collection);
  const rows: string[][] = [];
  for (const set of sets) {
    const found: Relevance[] = [];
    for (const mode of MODES) found.push(await measure(set, mode, search));
    const across = (key: keyof Relevance): string => found.map((one) => one[key].toFixed(3)).join(' / ');
    const figures = [across('ndcg10'), across('mrr'), across('first'), across('top3')];
    rows.push([`${set.name} by ${set.by}`, String(set.questions.length), ...figures]);
  }
  console.log(`\n## ${name}: ${ids.length} sections (${MODES.join(' / ')})\n`);
  console.log(table(['questions', 'asked', 'nDCG@10', 'MRR@10', 'right first', 'right in top 3'], rows));
}

async function main(): Promise<void> {
  if (!options.rounds) for (const name of COLLECTION_NAMES) await reportRelevance(readCollection(name));
  if (existsSync(join(options.build, 'index.html')))
    await reportRelevance(await siteCollection(options.build, options.rounds));
  else console.log(`${options.build} holds no built site: this site is left out.`);
}

void main();
