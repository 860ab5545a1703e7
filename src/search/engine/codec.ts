/**
 * Numbers and words as printable text: JSON carries them, every host compresses them, and under brotli they are no larger
 * than bytes would be. The alphabet leaves out what JSON escapes and the separator.
 */
const ALPHABET = Array.from({length: 94}, (_, i) => String.fromCharCode(33 + i))
  .filter((char) => char !== '"' && char !== '\\' && char !== '!')
  .join('');
const BASE = ALPHABET.length;
/** Digits from here on say that another digit follows. */
const LAST_DIGITS = 64;
const MORE_DIGITS = BASE - LAST_DIGITS;

export const SEPARATOR = '!';

const VALUE_OF = new Int16Array(128).fill(-1);
for (let i = 0; i < BASE; i++) VALUE_OF[ALPHABET.charCodeAt(i)] = i;

export function encodeNumbers(numbers: Iterable<number>): string {
  let text = '';
  for (let rest of numbers) {
    while (rest >= LAST_DIGITS) {
      rest -= LAST_DIGITS;
      text += ALPHABET[LAST_DIGITS + (rest % MORE_DIGITS)];
      rest = Math.floor(rest / MORE_DIGITS);
    }
    text += ALPHABET[rest];
  }
  return text;
}

export function decodeNumbers(text: string): number[] {
  const numbers: number[] = [];
  let value = 0;
  let scale = 1;
  for (let i = 0; i < text.length; i++) {
    const digit = VALUE_OF[text.charCodeAt(i)] ?? -1;
    if (digit < 0) throw new RangeError('Not a coded number');
    if (digit < LAST_DIGITS) {
      numbers.push(value + digit * scale);
      value = 0;
      scale = 1;
    } else {
      value += digit * scale;
      scale *= MORE_DIGITS;
    }
  }
  if (scale !== 1) throw new RangeError('A coded number is cut off');
  return numbers;
}

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
