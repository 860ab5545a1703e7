import {buildIndex, openIndex, type BuiltIndex} from '../../engine';
import {docPages} from '../collection';
import type {BenchBuild, BenchEngine} from './engine';

const MOST_HITS = 100;

/** `ids` are the document ids of the sections, in order. */
export function openBuilt(built: BuiltIndex, ids: readonly string[]): BenchBuild {
  const serialized = JSON.stringify(built);
  return {
    serialized,
    async open() {
      const {index, shards} = JSON.parse(serialized) as BuiltIndex;
      const engine = openIndex(index, async (shard) => shards[shard]!);
      return {
        async search(query) {
          const {hits} = await engine.search(query, {hitsPerPage: MOST_HITS});
          return hits.map(({section}) => ids[section]!);
        },
      };
    },
  };
}

export const ownEngine: BenchEngine = {
  name: 'this engine',
  version: '',
  async build(docs) {
    const {pages, idOf} = docPages(docs);
    return openBuilt(buildIndex(pages), idOf);
  },
};
