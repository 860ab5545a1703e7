import {americanSpelling} from './american-spelling';
import {exclamationMarks} from './exclamation-marks';
import {filler} from './filler';
import {productName} from './product-name';
import {vocabulary} from './vocabulary';
import type {Wording} from './wording';

export const wordings: readonly Wording[] = [filler, exclamationMarks, vocabulary, americanSpelling, productName];
