const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** `7` → `seven`; larger numbers stay as digits, as in the prose of the pages. */
export const countInWords = (count: number): string => WORDS[count] ?? String(count);

/** "24 fields": how much a table or a section holds. */
export const countOf = ({length}: readonly unknown[], one: string): string =>
  `${length} ${length === 1 ? one : `${one}${one.endsWith('s') ? 'es' : 's'}`}`;
