import {wordDecisions} from './decisions';
import type {Wording} from './rule';
import {serialComma} from './serial-comma';
import {translatedPhrases} from './translated-phrases';
import {exclamationMarks, filler, productName, vocabulary} from './words';

/** In the order in which a writer would want to read the messages. British spellings are in cspell.json. */
export const wordings: readonly Wording[] = [
  filler,
  exclamationMarks,
  vocabulary,
  wordDecisions,
  translatedPhrases,
  serialComma,
  productName,
];
