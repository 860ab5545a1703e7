/**
 * Words that lab people type, and the page that should answer. The words of one group are not always
 * the same thing; they belong to one question.
 */
export type SynonymGroup = {
  words: readonly string[];
  /** The page that answers best. */
  page: string;
  /** Other pages that help. */
  also?: readonly string[];
};
