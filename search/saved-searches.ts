/**
 * Recent and favorite searches, stored in the reader's browser in DocSearch's format, so those from earlier visits are
 * kept. The stored data is untrusted: entries that can't be shown and opened are left out.
 */
import {ownLevel, readUntrusted, type Hit, type SavedSearch} from './answer';

export type SavedKind = 'recent' | 'favorite';

type Site = {siteUrl: string; baseUrl: string; indexName: string};

/** Keys in `localStorage`, before the name of the index. */
const KEYS = {recent: '__DOCSEARCH_RECENT_SEARCHES__', favorite: '__DOCSEARCH_FAVORITE_SEARCHES__'};
const MOST_FAVORITE = 10;
/** Fewer beside favorites. */
const mostRecent = (favorites: number): number => (favorites > 0 ? 4 : 7);

function readEntry(entry: unknown, site: Site): SavedSearch | undefined {
  const known = readUntrusted(entry, site);
  return known?.hierarchy.lvl1 === null ? undefined : known;
}

export function savedSearches(site: Site, storage: () => Storage = () => window.localStorage) {
  const keyOf = (kind: SavedKind) => KEYS[kind] + site.indexName;

  function readKind(kind: SavedKind): SavedSearch[] {
    try {
      const entries: unknown = JSON.parse(storage().getItem(keyOf(kind)) ?? '[]');
      if (!Array.isArray(entries)) return [];
      return entries.map((entry: unknown) => readEntry(entry, site)).filter((entry) => entry !== undefined);
    } catch {
      return [];
    }
  }

  function write(kind: SavedKind, entries: readonly SavedSearch[]): void {
    try {
      storage().setItem(keyOf(kind), JSON.stringify(entries));
    } catch {
      // If storage is full or blocked, nothing is saved.
    }
  }

  const without = (entries: readonly SavedSearch[], {objectID}: SavedSearch) =>
    entries.filter((entry) => entry.objectID !== objectID);

  function read(): Record<SavedKind, SavedSearch[]> {
    const favorite = readKind('favorite').slice(0, MOST_FAVORITE);
    return {recent: readKind('recent').slice(0, mostRecent(favorite.length)), favorite};
  }

  return {
    read,
    addRecent(hit: SavedSearch): void {
      const entry = readEntry(hit, site);
      const {recent, favorite} = read();
      if (!entry || favorite.some(({objectID}) => objectID === entry.objectID)) return;
      write('recent', [entry, ...without(recent, entry)].slice(0, mostRecent(favorite.length)));
    },
    makeFavorite(entry: SavedSearch): void {
      write('favorite', [entry, ...without(readKind('favorite'), entry)].slice(0, MOST_FAVORITE));
      write('recent', without(readKind('recent'), entry));
    },
    remove(kind: SavedKind, entry: SavedSearch): void {
      write(kind, without(readKind(kind), entry));
    },
  };
}

/** The heading that an entry links to, and the page's title if it's a different one. */
export function savedTitle({type, hierarchy}: SavedSearch): Pick<Hit, 'title' | 'page'> {
  const own = ownLevel(type, hierarchy) ?? 'lvl1';
  return {title: [{text: hierarchy[own] ?? '', marked: false}], page: own > 'lvl1' ? hierarchy.lvl1 : null};
}
