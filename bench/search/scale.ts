import type {CollectionDoc} from './collection';

/**
 * A site so many times as large: copies of the documents whose texts are mixed anew, so that neither an index nor a
 * compressor profits from repetition, while word frequencies stay those of real text.
 */
export function enlarge(docs: readonly CollectionDoc[], times: number): CollectionDoc[] {
  const words = docs.map(({text}) => text.split(' '));
  return Array.from({length: times}, (_, copy) => {
    if (copy === 0) return [...docs];
    return docs.map((doc, i) => {
      const other = words[(i + copy * 7919) % docs.length]!;
      const text = words[i]!.map((word, at) => (at % 2 ? (other[at % other.length] ?? word) : word)).join(' ');
      return {...doc, id: withCopy(doc.id, copy), ...(doc.page && {page: withCopy(doc.page, copy)}), text};
    });
  }).flat();
}

function withCopy(id: string, copy: number): string {
  const [page, anchor] = id.split('#');
  return `${page}-${copy}${anchor ? `#${anchor}` : ''}`;
}
