import type {SearchHit} from '@site/src/search/client/types';

/**
 * Remembers under which headings hits stood, to suggest them when a later query finds nothing: the hosted
 * service suggests no queries of its own. As in the modal, more headings replace fewer.
 */
export function foundGroups(): {add: (hits: readonly SearchHit[]) => void; names: () => string[]} {
  let names: string[] = [];
  return {
    add(hits) {
      const found = new Set(hits.map(({hierarchy}) => hierarchy.lvl0).filter((name) => typeof name === 'string'));
      if (found.size > names.length) names = [...found];
    },
    names: () => names,
  };
}
