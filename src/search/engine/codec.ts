/** Folded words hold no capital letters, so a capital can both count shared letters and separate the words. */
const NONE_SHARED = 'A'.charCodeAt(0);
const MOST_SHARED = 25;

/** Front coding of sorted words: how many letters a word shares with the one before, then its own rest. */
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
