import {americanSpelling} from './american-spelling';
import {exclamationMarks} from './exclamation-marks';
import {filler} from './filler';
import {productName} from './product-name';
import {serialComma} from './serial-comma';
import {translatedPhrases} from './translated-phrases';
import {vocabulary} from './vocabulary';
import type {Wording} from './wording';

export const wordings: readonly Wording[] = [
  filler,
  exclamationMarks,
  vocabulary,
  americanSpelling,
  translatedPhrases,
  serialComma,
  productName,
];
