/** Words that say little about what the reader wants. They count only if a query has no others. */
const STOP_WORDS = new Set(
  (
    'a about after all also an and any are as at be because been before being but by can could did do does doing done ' +
    'during each else for from had has have how i if in into is it its just may me might more most must my no nor of on ' +
    'once only or other our out over own shall she should so some such than that the their them then there these they ' +
    'this those through to too under up upon us very was we were what when where which while whom why will with ' +
    'would you your get im dont cant doesnt isnt not want wants wanted need needs he him his her cannot wont didnt arent ' +
    'wasnt hasnt havent ive please'
  ).split(' '),
);

export function isStopWord(word: string): boolean {
  return STOP_WORDS.has(word);
}

/** The words that aren't stop words, or all of them if there are no others. */
export function contentWords(words: readonly string[]): readonly string[] {
  const content = words.filter((word) => !isStopWord(word));
  return content.length > 0 ? content : words;
}
