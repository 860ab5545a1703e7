import type {Peers} from '../peers';
import type {BenchEngine} from './engine';

const SCHEMA = {id: 'string', title: 'string', parents: 'string', text: 'string'} as const;

export function oramaEngine(peers: Peers): BenchEngine {
  return {
    name: 'Orama, one setting',
    version: peers.version('@orama/orama'),
    async build(docs) {
      const orama = await peers.load('@orama/orama', 'dist/esm/index.js');
      const create = () =>
        orama.create({schema: SCHEMA, components: {tokenizer: {stemming: true, language: 'english'}}});
      const built = create();
      await orama.insertMultiple(
        built,
        docs.map(({id, title, parents, text}) => ({id, title, parents, text})),
      );
      const serialized = JSON.stringify(orama.save(built));
      return {
        serialized,
        async open() {
          const index = create();
          orama.load(index, JSON.parse(serialized));
          return {
            async search(query) {
              const options = {
                term: query,
                properties: ['title', 'parents', 'text'],
                boost: {title: 3},
                limit: 100,
                threshold: 1,
              };
              const exact = await orama.search(index, options);
              const hits = exact.count > 0 ? exact : await orama.search(index, {...options, tolerance: 1});
              return hits.hits.map(({id}: {id: string}) => id);
            },
          };
        },
      };
    },
  };
}
