/** Folded words have no capitals, so a capital can both encode the number of shared letters and separate words. */
const NONE_SHARED = 'A'.charCodeAt(0);
const MOST_SHARED = 25;

/** Front coding of sorted words: the number of letters shared with the previous word, then the rest. */
export function encodeWords(sorted: readonly string[]): string {
  let previous = '';
  let text = '';
  for (const word of sorted) {
    let shared = 0;
    while (shared < MOST_SHARED && shared < previous.length && word[shared] === previous[shared]) shared++;
    text += String.fromCharCode(NONE_SHARED + shared) + word.slice(shared);
    previous = word;
  }
  return text;
}

export function decodeWords(text: string): string[] {
  let previous = '';
  return (text.match(/[A-Z][^A-Z]*/g) ?? []).map((coded) => {
    previous = previous.slice(0, coded.charCodeAt(0) - NONE_SHARED) + coded.slice(1);
    return previous;
  });
}
