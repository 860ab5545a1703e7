import type {CollectionDoc} from './collection';

/**
 * Enlarges a site: adds copies of the documents with shuffled text, so that neither an index nor a compressor benefits
 * from repetition, while word frequencies stay realistic.
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
