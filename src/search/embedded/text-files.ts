/** Indexed words of text in one file: enough to compress well, little enough that a hit brings hardly more than itself. */
const WORDS_PER_FILE = 200;

/** Where the texts of a section lie. */
export interface TextPlace {
  file: number;
  /** Place of the section in the file, counted from 0. */
  place: number;
}

/**
 * Sections are shelved in reading order, a new file for every so many words. Writer and reader count alike from the
 * lengths that the index holds anyway, so nothing has to say where a section went.
 */
export function textPlaces(lengths: readonly number[]): TextPlace[] {
  let words = 0;
  let last: TextPlace = {file: -1, place: -1};
  return lengths.map((length) => {
    const file = Math.floor(words / WORDS_PER_FILE);
    words += length;
    last = {file, place: file === last.file ? last.place + 1 : 0};
    return last;
  });
}
