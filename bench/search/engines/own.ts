import {buildIndex, openIndex, type IndexData} from '../../../src/search/engine/index.ts';
import {docPages} from '../collection.ts';
import type {BenchEngine} from './engine.ts';

const MOST_HITS = 100;

export const ownEngine: BenchEngine = {
  name: 'this engine',
  version: '',
  async build(docs) {
    const {pages, idOf} = docPages(docs);
    const serialized = JSON.stringify(buildIndex(pages));
    return {
      serialized,
      async open() {
        const engine = openIndex(JSON.parse(serialized) as IndexData);
        return {
          search: (query) => engine.search(query, {hitsPerPage: MOST_HITS}).hits.map(({section}) => idOf[section]!),
        };
      },
    };
  },
};
