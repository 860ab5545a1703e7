export type Token = {
  /** Folded form: lower case, no accents, no apostrophe. */
  word: string;
  start: number;
  end: number;
};

/** Longer runs of letters are not words anybody looks for; cutting them bounds time and index size. */
const LONGEST_WORD = 40;

const WORD = /[\p{L}\p{N}\p{M}]+(?:['’][\p{L}]+)*/gu;
const PLAIN_ASCII = /^[a-z0-9]+$/;
const MARKS = /\p{M}/gu;
const POSSESSIVE = /['’]s?$/;
const APOSTROPHES = /['’]/g;

/** The form under which a word is indexed and looked up: `Café's` and `cafe` are one word. */
export function fold(word: string): string {
  const lower = word.toLowerCase();
  if (PLAIN_ASCII.test(lower)) return lower.slice(0, LONGEST_WORD);
  return word
    .normalize('NFKD')
    .toLowerCase()
    .replace(MARKS, '')
    .replace(POSSESSIVE, '')
    .replace(APOSTROPHES, '')
    .replaceAll('ß', 'ss')
    .replaceAll('ø', 'o')
    .replaceAll('æ', 'ae')
    .slice(0, LONGEST_WORD);
}

export function tokenizeWithOffsets(text: string): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(WORD)) {
    const word = fold(match[0]);
    if (word) tokens.push({word, start: match.index, end: match.index + match[0].length});
  }
  return tokens;
}

export function tokenize(text: string): string[] {
  return tokenizeWithOffsets(text).map((token) => token.word);
}
