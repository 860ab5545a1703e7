import {wordDecisions} from './decisions';
import {serialComma} from './serial-comma';
import {translatedPhrases} from './translated-phrases';
import type {Wording} from './wording';
import {americanSpelling, exclamationMarks, filler, productName, vocabulary} from './words';

export const wordings: readonly Wording[] = [
  filler,
  exclamationMarks,
  vocabulary,
  americanSpelling,
  wordDecisions,
  translatedPhrases,
  serialComma,
  productName,
];
