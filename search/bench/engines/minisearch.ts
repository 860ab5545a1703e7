import {fold} from '../../engine/tokenize';
import {stem} from '../../engine/stem';
import {isStopWord} from '../../engine/stop-words';
import type {Peers} from '../peers';
import type {BenchEngine} from './engine';

type Settings = {
  index: object;
  search: object;
};

const FIELDS = ['title', 'parents', 'text'];

/** The configuration of VitePress's local search. */
const VITEPRESS: Settings = {
  index: {},
  search: {fuzzy: 0.2, prefix: true, boost: {title: 4, text: 2, parents: 1}},
};

/**
 * One manually chosen configuration, not tuned, with the same stemming, stop words, and last-word prefix as our engine.
 */
const TUNED: Settings = {
  index: {processTerm: (term: string) => (isStopWord(term.toLowerCase()) ? null : stem(fold(term)))},
  search: {
    boost: {title: 2, parents: 0.7},
    fuzzy: (term: string) => (term.length > 3 ? 0.2 : false),
    prefix: (_: string, i: number, terms: string[]) => i === terms.length - 1,
    weights: {fuzzy: 0.2, prefix: 0.5},
  },
};

export function miniSearchEngines(peers: Peers): BenchEngine[] {
  return [create(peers, 'MiniSearch, tuned', TUNED), create(peers, 'MiniSearch, VitePress settings', VITEPRESS)];
}

function create(peers: Peers, name: string, settings: Settings): BenchEngine {
  return {
    name,
    version: peers.version('minisearch'),
    async build(docs) {
      const {default: MiniSearch} = await peers.load('minisearch', 'dist/es/index.js');
      const options = {fields: FIELDS, storeFields: [], ...settings.index};
      const built = new MiniSearch(options);
      built.addAll(docs);
      const serialized = JSON.stringify(built);
      return {
        serialized,
        async open() {
          const index = MiniSearch.loadJSON(serialized, options);
          return {search: (query) => index.search(query, settings.search).map(({id}: {id: string}) => id)};
        },
      };
    },
  };
}
