import type {Collection} from '../collection.ts';
import {nameOf, type BenchEngine} from '../engines/engine.ts';
import type {Relevance} from '../measures.ts';
import {MODES} from '../modes.ts';
import {measureRelevance} from '../relevance.ts';
import {table} from '../table.ts';

/** Measures so many queries of the collection at most, spread over all of them. */
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
    rows.push([nameOf(engine), across('ndcg10'), across('mrr'), across('recall20'), across('top3')]);
  }
  const queries = Math.ceil(collection.queries.length / step);
  console.log(
    `\n## ${collection.name}: ${collection.docs.length} sections, ${queries} queries (${MODES.join(' / ')})\n`,
  );
  console.log(table(['engine', 'nDCG@10', 'MRR', 'recall@20', 'right in top 3'], rows));
}
