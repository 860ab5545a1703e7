/**
 * Recent and favourite searches live in the reader's browser, where an older version, another tool or
 * a curious hand may have written anything. What DocSearch could not read is put aside before it looks.
 */
import {ownAddress} from './client/sanitize';

const STORES = ['__DOCSEARCH_RECENT_SEARCHES__', '__DOCSEARCH_FAVORITE_SEARCHES__'];
const TYPES = new Set(['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6', 'content']);

type Place = {siteUrl: string; indexName: string};

function isSavedSearch(entry: unknown, place: Place): boolean {
  if (typeof entry !== 'object' || entry === null) return false;
  const {objectID, url, type, hierarchy} = entry as Record<string, unknown>;
  const titles = hierarchy as Record<string, unknown> | null | undefined;
  return (
    typeof objectID === 'string' &&
    TYPES.has(type as string) &&
    typeof titles === 'object' &&
    titles !== null &&
    Object.values(titles).every((title) => title === null || typeof title === 'string') &&
    typeof titles.lvl1 === 'string' &&
    ownAddress(url, place) !== undefined
  );
}

function readEntries(text: string, place: Place): unknown[] {
  try {
    const entries: unknown = JSON.parse(text);
    return Array.isArray(entries) ? entries.filter((entry) => isSavedSearch(entry, place)) : [];
  } catch {
    return [];
  }
}

/** Leaves only entries that can be shown and opened. Storage that is full or forbidden is left alone. */
export function repairSavedSearches(place: Place, storage: () => Storage = () => window.localStorage): void {
  for (const store of STORES) {
    const key = `${store}${place.indexName}`;
    try {
      const text = storage().getItem(key);
      if (text === null) continue;
      const repaired = JSON.stringify(readEntries(text, place));
      if (repaired !== text) storage().setItem(key, repaired);
    } catch {
      // Without storage DocSearch keeps nothing, which is the right answer there.
    }
  }
}
