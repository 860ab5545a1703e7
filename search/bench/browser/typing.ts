/** Runs in the browser: opens an index and types queries letter by letter. */
import {openIndex, type BuiltIndex} from '../../engine';

export type TypedTimes = {
  /** Milliseconds from the text of the index to the first result. */
  opened: number;
  /** Milliseconds per keystroke. */
  keys: number[];
};

export type TypeQueries = (indexText: string, queries: readonly string[]) => Promise<TypedTimes>;

const typeQueries: TypeQueries = async (indexText, queries) => {
  const started = performance.now();
  const {index, shards} = JSON.parse(indexText) as BuiltIndex;
  const engine = openIndex(index, async (shard) => shards[shard]!);
  await engine.search('a');
  const opened = performance.now() - started;
  const keys: number[] = [];
  for (const query of queries) {
    for (let typed = 1; typed <= query.length; typed++) {
      const before = performance.now();
      await engine.search(query.slice(0, typed));
      keys.push(performance.now() - before);
    }
  }
  return {opened, keys};
};

Object.assign(window, {typeQueries});
