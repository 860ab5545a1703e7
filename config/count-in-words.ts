const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** `7` → `seven`; larger numbers stay figures, as in the text of the pages. */
export const countInWords = (count: number): string => WORDS[count] ?? String(count);
