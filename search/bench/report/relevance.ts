import type {Collection} from '../collection';
import {nameOf, type BenchEngine} from '../engines/engine';
import type {Relevance} from '../../checks/relevance/measures';
import {MODES} from '../../checks/relevance/modes';
import {measureRelevance} from '../relevance';
import {table} from '../../../bench/table';

/** Measures at most this many queries, spread evenly over the collection. */
export async function reportRelevance(
  collection: Collection,
  engines: readonly BenchEngine[],
  mostQueries = Infinity,
): Promise<void> {
  const step = Math.ceil(collection.queries.length / mostQueries) || 1;
  const rows: string[][] = [];
  for (const engine of engines) {
    const build = await engine.build(collection.docs);
    const index = await build.open();
    const perMode: Relevance[] = [];
    for (const mode of MODES) perMode.push(await measureRelevance(collection, index, mode, step));
    await build.close?.();
    const across = (key: keyof Relevance): string => perMode.map((one) => one[key].toFixed(3)).join(' / ');
    rows.push([nameOf(engine), across('ndcg10'), across('mrr'), across('recall20'), across('first'), across('top3')]);
  }
  const queries = Math.ceil(collection.queries.length / step);
  console.log(
    `\n## ${collection.name}: ${collection.docs.length} sections, ${queries} queries (${MODES.join(' / ')})\n`,
  );
  console.log(table(['engine', 'nDCG@10', 'MRR@10', 'recall@20', 'right first', 'right in top 3'], rows));
}
