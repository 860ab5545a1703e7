/** Runs in the browser: opens an index and types queries letter by letter. */
import {openIndex, type IndexData} from '../../../src/search/engine/index.ts';

export interface TypedTimes {
  /** Milliseconds from the text of the index to the first answer. */
  opened: number;
  /** Milliseconds of each keystroke. */
  keys: number[];
}

export type TypeQueries = (indexText: string, queries: readonly string[]) => TypedTimes;

const typeQueries: TypeQueries = (indexText, queries) => {
  const started = performance.now();
  const engine = openIndex(JSON.parse(indexText) as IndexData);
  engine.search('a');
  const opened = performance.now() - started;
  const keys: number[] = [];
  for (const query of queries) {
    for (let typed = 1; typed <= query.length; typed++) {
      const before = performance.now();
      engine.search(query.slice(0, typed));
      keys.push(performance.now() - before);
    }
  }
  return {opened, keys};
};

Object.assign(window, {typeQueries});
