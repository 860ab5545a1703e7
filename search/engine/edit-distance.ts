/** Above any distance between words, and small enough that adding one does not overflow a byte. */
const TOO_FAR = 100;

/** Three rows of the table, reused between calls because one query compares thousands of words. */
const ROWS: [Uint8Array, Uint8Array, Uint8Array] = [
  new Uint8Array(TOO_FAR),
  new Uint8Array(TOO_FAR),
  new Uint8Array(TOO_FAR),
];

/**
 * Edits (insert, delete, substitute, swap adjacent letters) that turn `typed` into `word`. Stops early with a value
 * above `limit`. With `asPrefix`, compares with the closest prefix of `word`, because the rest isn't typed yet.
 */
export function editDistance(typed: string, word: string, limit: number, asPrefix = false): number {
  const width = word.length + 1;
  if (typed.length - word.length > limit) return TOO_FAR;
  if (!asPrefix && word.length - typed.length > limit) return TOO_FAR;
  let [beforePrevious, previous, current] = ROWS;
  for (let column = 0; column < width; column++) previous[column] = column;
  for (let row = 1; row <= typed.length; row++) {
    current.fill(TOO_FAR, 0, width);
    const from = Math.max(1, row - limit);
    const to = Math.min(word.length, row + limit);
    current[0] = row;
    let best = from === 1 ? row : TOO_FAR;
    for (let column = from; column <= to; column++) {
      const same = typed[row - 1] === word[column - 1];
      let cost = Math.min(previous[column - 1]! + (same ? 0 : 1), previous[column]! + 1, current[column - 1]! + 1);
      if (row > 1 && column > 1 && typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1]) {
        cost = Math.min(cost, beforePrevious[column - 2]! + 1);
      }
      current[column] = cost;
      if (cost < best) best = cost;
    }
    if (best > limit) return TOO_FAR;
    [beforePrevious, previous, current] = [previous, current, beforePrevious];
  }
  if (!asPrefix) return previous[word.length]!;
  let nearest = TOO_FAR;
  for (let column = Math.max(0, typed.length - limit); column < width; column++) {
    if (previous[column]! < nearest) nearest = previous[column]!;
  }
  return nearest;
}
