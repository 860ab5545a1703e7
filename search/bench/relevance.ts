import {judgedRanking, type Collection} from './collection';
import type {BenchIndex} from './engines/engine';
import {meanRelevance, relevanceOf, type Relevance} from '../checks/relevance/measures';
import {typedAs, type Mode} from '../checks/relevance/modes';

/** `step` measures only every nth query. */
export async function measureRelevance(
  collection: Collection,
  index: BenchIndex,
  mode: Mode,
  step = 1,
): Promise<Relevance> {
  const all: Relevance[] = [];
  for (let i = 0; i < collection.queries.length; i += step) {
    const {id, text} = collection.queries[i]!;
    const ranking = judgedRanking(collection, await index.search(typedAs(mode, text, i)));
    all.push(relevanceOf(ranking, new Set(Object.keys(collection.qrels[id]!))));
  }
  return meanRelevance(all);
}
