import {describe, expect, it} from 'vitest';
import {editDistance} from './edit-distance';

describe('editDistance', () => {
  it.each([
    ['invoice', 'invoice', 0],
    ['invioce', 'invoice', 1],
    ['invoce', 'invoice', 1],
    ['invooice', 'invoice', 1],
    ['inboice', 'invoice', 1],
    ['imvocie', 'invoice', 2],
  ])('%s → %s takes %i', (typed, word, edits) => expect(editDistance(typed, word, 2)).toBe(edits));

  it('gives up beyond the limit', () => {
    expect(editDistance('statement', 'workstation', 2)).toBeGreaterThan(2);
    expect(editDistance('ab', 'abcdefgh', 2)).toBeGreaterThan(2);
  });

  it('compares with the beginning of a word that is not typed to its end', () => {
    expect(editDistance('prodcut', 'production', 1, true)).toBe(1);
    expect(editDistance('prodcut', 'production', 1)).toBeGreaterThan(1);
  });

  it('agrees with the plain algorithm on random words', () => {
    let state = 7;
    const random = (below: number): number => (state = (state * 1103515245 + 12345) & 0x7fffffff) % below;
    const word = (): string => Array.from({length: random(8)}, () => 'abc'[random(3)]).join('');
    for (let i = 0; i < 2000; i++) {
      const [a, b] = [word(), word()];
      const expected = plainDistance(a, b);
      const actual = editDistance(a, b, 2);
      if (expected <= 2) expect(actual, `${a} ${b}`).toBe(expected);
      else expect(actual, `${a} ${b}`).toBeGreaterThan(2);
    }
  });
});

function plainDistance(a: string, b: string): number {
  const table = Array.from({length: a.length + 1}, (_, i) =>
    Array.from({length: b.length + 1}, (__, j) => (i === 0 ? j : j === 0 ? i : 0)),
  );
  for (let i = 1; i <= a.length; i++) {
    for (let j = 1; j <= b.length; j++) {
      const substitute = table[i - 1]![j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      const swap =
        i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? table[i - 2]![j - 2]! + 1 : Infinity;
      table[i]![j] = Math.min(substitute, swap, table[i - 1]![j]! + 1, table[i]![j - 1]! + 1);
    }
  }
  return table[a.length]![b.length]!;
}
