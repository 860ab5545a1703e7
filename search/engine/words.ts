import {stem} from './stem';

export type Token = {
  /** Folded form: lowercase, no accents, no apostrophes. */
  word: string;
  start: number;
  end: number;
};

/** Nobody searches for longer words, so truncating them limits the time and the size of the index. */
const LONGEST_WORD = 40;

const WORD = /[\p{L}\p{N}\p{M}]+(?:['’][\p{L}]+)*/gu;
const PLAIN_ASCII = /^[a-z0-9]+$/;
const MARKS = /\p{M}/gu;
const POSSESSIVE = /['’]s?$/;
const APOSTROPHES = /['’]/g;

/** Normalizes a word for indexing and lookup: `Café's` and `cafe` are the same word. */
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

/**
 * Two words that are also written as one. The second would be dropped as a stop word, and the first alone means
 * something else: a reader who can't log in isn't looking for a log.
 */
const WRITTEN_AS_ONE = new Map(
  Object.entries({
    login: ['log in', 'log on', 'sign in', 'sign on', 'logon', 'signin'],
    logout: ['log out', 'log off', 'sign out', 'logoff', 'signout'],
    signup: ['sign up'],
    setup: ['set up'],
    pickup: ['pick up'],
    checkin: ['check in'],
    checkout: ['check out'],
    redo: ['do over'],
    without: ['with no'],
    backup: ['back up'],
  }).flatMap(([one, others]) => others.map((other) => [other, one] as const)),
);

export function tokenizeWithOffsets(text: string): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(WORD)) {
    const word = fold(match[0]);
    if (!word) continue;
    const token = {word: WRITTEN_AS_ONE.get(word) ?? word, start: match.index, end: match.index + match[0].length};
    const before = tokens.at(-1);
    const joined = before && WRITTEN_AS_ONE.get(`${stem(before.word)} ${word}`);
    if (joined && /^[ -]$/.test(text.slice(before.end, token.start))) {
      tokens[tokens.length - 1] = {word: joined, start: before.start, end: token.end};
    } else tokens.push(token);
  }
  return tokens;
}

const IDENTIFIER = /(?<=\{\{)[\w.]+(?=\}\})|[a-z\d.]+_[\w.]*\w/gi;

/** Names of variables and columns, and their parts: `case.case_number` and `case_number`. */
export const identifiersIn = (text: string): string[] =>
  (text.match(IDENTIFIER) ?? []).flatMap((found) => {
    const name = found.toLowerCase().slice(0, LONGEST_WORD);
    const names = new Set([name, ...name.split('.').filter((part) => part.includes('_'))]);
    // A word that is being typed doesn't begin a name.
    return [...names].map((one) => `=${one}`);
  });

export const isIdentifier = (word: string): boolean => word.startsWith('=');

export function tokenize(text: string): string[] {
  return tokenizeWithOffsets(text).map((token) => token.word);
}

/** Words that say little about what the reader wants. They count only if a query has no others. */
const STOP_WORDS = new Set(
  (
    'a about after all also an and any are as at be because been before being but by can could did do does doing done ' +
    'during each else for from had has have how i if in into is it its just may me might more most must my no nor of on ' +
    'once only or other our out over own shall she should so some such than that the their them then there these they ' +
    'this those through to too under up upon us very was we were what when where which while whom why will with ' +
    'would you your get im dont cant doesnt isnt not want wants wanted need needs he him his her cannot wont didnt arent ' +
    'wasnt hasnt havent ive please stuff'
  ).split(' '),
);

export const isStopWord = (word: string): boolean => STOP_WORDS.has(word);

/** What is indexed of a question: the stems of all its words, and its names of variables and columns. */
export const allStemsOf = (text: string): string[] => [...tokenize(text).map(stem), ...identifiersIn(text)];

/** What is indexed of a text: the same without small words. */
export const stemsOf = (text: string): string[] => [
  ...tokenize(text)
    .filter((word) => !isStopWord(word))
    .map(stem),
  ...identifiersIn(text),
];
