import type {Peers} from '../peers';
import type {BenchEngine} from './engine';

const FIELDS = ['title', 'parents', 'text'];

export function flexSearchEngine(peers: Peers): BenchEngine {
  return {
    name: 'FlexSearch, one setting',
    version: peers.version('flexsearch'),
    async build(docs) {
      const {default: FlexSearch} = await peers.load('flexsearch', 'dist/flexsearch.bundle.module.min.js');
      const create = () =>
        new FlexSearch.Document({
          document: {id: 'id', index: FIELDS},
          tokenize: 'forward',
          encoder: FlexSearch.Charset.LatinBalance,
        });
      const built = create();
      docs.forEach((doc) => built.add(doc));
      const parts: Record<string, string> = {};
      await built.export((key: string, data: string) => void (parts[key] = data));
      const serialized = JSON.stringify(parts);
      return {
        serialized,
        async open() {
          const index = create();
          for (const [key, data] of Object.entries(JSON.parse(serialized) as typeof parts)) index.import(key, data);
          return {search: (query) => mergeFields(index.search(query, {limit: 100, suggest: true}))};
        },
      };
    },
  };
}

/** Each field returns its own ranking; they are merged by reciprocal rank, with titles counting double. */
function mergeFields(answers: {field: string; result: string[]}[]): string[] {
  const scores = new Map<string, number>();
  for (const {field, result} of answers) {
    result.forEach((id, rank) => scores.set(id, (scores.get(id) ?? 0) + (field === 'title' ? 2 : 1) / (rank + 10)));
  }
  return [...scores].sort(([, a], [, b]) => b - a).map(([id]) => id);
}
