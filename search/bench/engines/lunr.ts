import type {Peers, Untyped} from '../peers';
import type {BenchEngine} from './engine';

const BOOSTS = {title: 5, parents: 1, text: 1};

/** Whole words first, then the last word as a prefix, then one or two typos. */
export function lunrEngine(peers: Peers): BenchEngine {
  return {
    name: 'lunr, one setting',
    version: peers.version('lunr'),
    async build(docs) {
      const {default: lunr} = await peers.load('lunr', 'lunr.js');
      const built = lunr(function configure(this: Untyped) {
        this.ref('id');
        for (const [field, boost] of Object.entries(BOOSTS)) this.field(field, {boost});
        docs.forEach((doc) => this.add(doc));
      });
      const serialized = JSON.stringify(built);
      return {
        serialized,
        async open() {
          const index = lunr.Index.load(JSON.parse(serialized));
          return {
            search(query) {
              const words = lunr.tokenizer(query);
              const hits = index.query((builder: Untyped) => {
                builder.term(words, {boost: 10});
                builder.term(words.slice(-1), {boost: 3, wildcard: lunr.Query.wildcard.TRAILING});
                for (const word of words) {
                  const length = String(word).length;
                  if (length > 3) builder.term(word, {boost: 1, editDistance: length < 8 ? 1 : 2});
                }
              });
              return hits.map(({ref}: {ref: string}) => ref);
            },
          };
        },
      };
    },
  };
}
