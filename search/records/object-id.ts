/**
 * Identifies a record by its position, so the ID is stable across builds and saved searches keep working. `ordinal` is
 * 0 for the heading, then counts the blocks under it. Uses the 53-bit cyrb53 hash in base 36: short, synchronous, and
 * the same in Node and in the browser.
 */
export function objectId(path: string, anchor: string, ordinal: number): string {
  const key = `${path}#${anchor}:${ordinal}`;
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let i = 0; i < key.length; i++) {
    const code = key.charCodeAt(i);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36).padStart(11, '0');
}
